/** The fonts that PDFs use: the text face in two weights, and the display face in that of each brand. */
export const pdfFontNames: readonly string[];

/** The bytes of a font, as they stand in the repository. */
export function pdfFont(name: string): Promise<Buffer>;
