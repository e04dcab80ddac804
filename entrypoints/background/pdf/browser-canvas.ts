import type { TextCanvas } from '../../../reports/pdf/text-canvas.ts';

/** The system's fonts: what the browser can show in its windows, it can draw here. */
const family = '"Noto Sans", system-ui, sans-serif';
const reference = 100;

/** Draws the text of a PDF with the browser's fonts. One per document, because it reuses its canvas. */
export function textCanvas(): TextCanvas {
  const measuring = createContext(1, 1);
  let drawing = createContext(1_536, 64);
  const fontOf = (bold: boolean, size: number) => `${bold ? 700 : 400} ${size}px ${family}`;
  return {
    measure(text, bold) {
      measuring.font = fontOf(bold, reference);
      return measuring.measureText(text).width / reference;
    },
    draw(text, { width, height, x, y, size, bold, color, rightToLeft }) {
      if (drawing.canvas.width < width || drawing.canvas.height < height)
        drawing = createContext(Math.max(width, drawing.canvas.width), Math.max(height, drawing.canvas.height));
      drawing.clearRect(0, 0, width, height);
      drawing.font = fontOf(bold, size);
      drawing.direction = rightToLeft ? 'rtl' : 'ltr';
      drawing.textAlign = 'left';
      drawing.fillStyle = color;
      drawing.fillText(text, x, y);
      return drawing.getImageData(0, 0, width, height).data;
    },
  };
}

function createContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw text on.');
  return context;
}
