// A picture out of a file, cut to a square and made small: what is sent is drawn here, so nothing that the
// file tells besides, such as where it was taken, leaves the device.

/** The server's limit: pixels of a side. */
export const PICTURE_SIDE = 192;

/** The largest square of an image, moved along its longer side: 0 is its left or top end, 1 the other. */
export function square(width: number, height: number, at: number) {
  const side = Math.min(width, height);
  return { x: (width - side) * at, y: (height - side) * at, side };
}

/** What the browser makes of a file; none where it can make nothing of it. */
export async function imageOf(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, at: number) {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const { x, y, side } = square(image.width, image.height, at);
  // What is transparent looks the same in the light and the dark.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
}

/** The drawn picture as the server takes it: a PNG in base64. */
export function base64Of(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}

/** How long the server will find some words: each gap is one, and so is whatever looks like one character. */
export function lengthOf(words: string): number {
  return [...words.trim().replace(/\s+/g, ' ').normalize('NFC')].length;
}
