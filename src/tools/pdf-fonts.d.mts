/** The bytes of one weight, as they stand in the repository. */
export function pdfFont(weight: 'regular' | 'bold'): Promise<Buffer>;
