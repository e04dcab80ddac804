import { textPicture } from './picture.ts';
import type { TextCanvas } from './canvas.ts';

/** The system's fonts: what the browser can show in its windows, it can draw here. */
const family = '"Noto Sans", system-ui, sans-serif';
const reference = 100;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Draws the text of a PDF with the browser's fonts. One per document, because it reuses its canvas.
 * @param createContext of a canvas of this size, in pixels; null if the browser has none
 */
export function browserCanvas(createContext: (width: number, height: number) => Context | null): TextCanvas {
  const contextOf = (width: number, height: number): Context => {
    const context = createContext(width, height);
    if (!context) throw new Error('This browser gives no canvas to draw text on.');
    return context;
  };
  const measuring = contextOf(1, 1);
  let drawing = contextOf(1_536, 64);
  const fontOf = (bold: boolean, size: number) => `${bold ? 700 : 400} ${size}px ${family}`;
  return {
    measure(text, bold) {
      measuring.font = fontOf(bold, reference);
      return measuring.measureText(text).width / reference;
    },
    picture(text, shape) {
      const { width, height, x, y, size, bold, color, rightToLeft } = shape;
      if (drawing.canvas.width < width || drawing.canvas.height < height)
        drawing = contextOf(Math.max(width, drawing.canvas.width), Math.max(height, drawing.canvas.height));
      drawing.clearRect(0, 0, width, height);
      drawing.font = fontOf(bold, size);
      drawing.direction = rightToLeft ? 'rtl' : 'ltr';
      drawing.textAlign = 'left';
      drawing.fillStyle = color;
      drawing.fillText(text, x, y);
      return textPicture(text, shape, drawing.getImageData(0, 0, width, height).data);
    },
  };
}
