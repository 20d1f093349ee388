import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findHeadlessShell } from '../../../tools/chromium.mjs';

const pageNumber =
  '<p style="font: 7pt sans-serif; width: 100%; text-align: center"><span class="pageNumber"></span> / <span class="totalPages"></span></p>';

/**
 * Prints a page of ours as a tagged PDF with bookmarks, by the Chromium that the tests use.
 * @throws where no Chromium can be found or installed
 */
export async function printPdf(htmlFile: string, pdfFile: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findHeadlessShell(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(pathToFileURL(htmlFile).href);
    await page.pdf({
      path: pdfFile,
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: pageNumber,
    });
  } finally {
    await browser.close();
  }
}
