$ErrorActionPreference = 'Stop'
[void][Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
$made = [Windows.UI.Notifications.ToastNotificationManager]::GetTemplateContent([Windows.UI.Notifications.ToastTemplateType]::ToastText02)
$texts = $made.GetElementsByTagName('text')
[void]$texts.Item(0).AppendChild($made.CreateTextNode($env:SIXWINTERS_HEAD))
[void]$texts.Item(1).AppendChild($made.CreateTextNode($env:SIXWINTERS_SAY))
$from = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\WindowsPowerShell\v1.0\powershell.exe'
[Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier($from).Show([Windows.UI.Notifications.ToastNotification]::new($made))
