/** Copies an image. @returns false if the browser or the page does not allow it: on http, without a click, by its permissions policy */
export async function copyImage(png: Promise<Blob>): Promise<boolean> {
  try {
    // The image is still being drawn: browsers only allow copying while they handle the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}
