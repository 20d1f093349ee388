import { brandPdf } from '../../src/server/infra/pdf/brand-pdf.service.ts';
import type { TestApp } from './app.ts';

/** A small PDF of our making that says so much; equal texts give equal bytes. */
export function smallPdf(t: TestApp, text: string): Promise<Buffer> {
  const paper = { team: 'kanarya', title: text, createdAt: new Date(0) } as const;
  return brandPdf(t.deps, paper, (to) => to.paragraph(text));
}
