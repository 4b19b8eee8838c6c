package paper

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/png"
	"io"
	"math"
)

// DotsPerInch is the resolution of the pictures of single cards.
const DotsPerInch = 300

// PerMM is the same in pixels to a millimetre.
const PerMM = DotsPerInch / 25.4

// WritePNG writes a picture as PNG that says how many pixels it has to a millimetre, which Go's own encoder leaves out.
func WritePNG(w io.Writer, img image.Image, perMM float64) error {
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, img); err != nil {
		return err
	}
	const head = 8 + 12 + 13 // the signature, and the chunk IHDR, behind which the size goes
	perMetre := uint32(math.Round(perMM * 1000))
	body := append([]byte("pHYs"), make([]byte, 9)...)
	binary.BigEndian.PutUint32(body[4:], perMetre)
	binary.BigEndian.PutUint32(body[8:], perMetre)
	body[12] = 1 // pixels to a metre
	chunk := binary.BigEndian.AppendUint32(nil, 9)
	chunk = append(chunk, body...)
	chunk = binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(body))
	for _, part := range [][]byte{out.Bytes()[:head], chunk, out.Bytes()[head:]} {
		if _, err := w.Write(part); err != nil {
			return err
		}
	}
	return nil
}
