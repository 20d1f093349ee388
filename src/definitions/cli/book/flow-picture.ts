import { conditionText } from '../../../shared/conditions/condition-text.ts';
import { drawFlow, type Shape } from '../../../shared/flow-picture.ts';
import type { Lang } from '../../../shared/language.ts';
import type { CompiledFlow, CompiledForm } from '../../compiled.ts';
import type { JsonSchema } from '../../schema-types.ts';
import { orderLabels } from './book-order.ts';
import { BOOK_WORDS } from './book-words.ts';
import { titleOf } from './form-section.ts';
import { both, escaped } from './html.ts';

/** When a step or a form is asked, as a sentence. */
export function whenText(when: JsonSchema | undefined, lang: Lang): string {
  const words = BOOK_WORDS[lang];
  return when ? words.only + conditionText(when, [], words, orderLabels(lang)) : words.always;
}

function shapeHtml(shape: Shape): string {
  if (shape.is === 'path') return `<path class="${shape.look}" d="${shape.d}"/>`;
  const { look, x, y } = shape;
  if (shape.is === 'text') return `<text class="${look}" x="${x}" y="${y}">${escaped(shape.text)}</text>`;
  return `<rect class="${look}" x="${x}" y="${y}" width="${shape.width}" height="${shape.height}" rx="6"/>`;
}

function pictureIn(flow: CompiledFlow, forms: ReadonlyMap<string, CompiledForm>, lang: Lang): string {
  const { steps, titles } = flow.model;
  const notes = (when: JsonSchema | undefined) => (when ? [whenText(when, lang)] : []);
  const { width, height, shapes } = drawFlow(
    steps.map((step, at) => ({
      title: titles[lang][at] ?? step.id,
      notes: [
        ...notes(step.when),
        ...(step.skips ?? []).map(({ when }) => BOOK_WORDS[lang].passedBy + whenText(when, lang)),
      ],
      isOff: false,
      isConditional: step.when !== undefined || (step.skips ?? []).length > 0,
      forms: step.forms.map(({ form, when }) => {
        const found = forms.get(form);
        return { title: found ? titleOf(found)[lang] : form, notes: notes(when), isOff: false };
      }),
    })),
  );
  // The table below it says the same to who cannot see it.
  return `<svg class="flow" lang="${lang}" viewBox="0 0 ${width} ${height}" width="${width}" aria-hidden="true">${shapes.map(shapeHtml).join('')}</svg>`;
}

/** The steps of a flow as a picture, in each language. */
export function flowPicture(flow: CompiledFlow, forms: ReadonlyMap<string, CompiledForm>): string {
  const pictures = both((lang) => pictureIn(flow, forms, lang));
  return `<div class="flows">${pictures.de}${pictures.tr}</div>`;
}
