import { wordsOf } from '../../../shared/words-of-text.ts';

/** Words of questions that say nothing of what is looked for, in both languages. */
const LISTED = `
  aber als am an auch auf aus bei bin bis bitte da das dass dem den der des die dir du ein eine einem einen einer es
  für geht gibt haben habe hat ich ihr ihre im in ist kann können mein meine meinem meinen meiner man mich mir mit nach
  oder sich sie sind und uns unter vom von vor wann warum was wenn wer wie will wir wird wo zu zum zur
  acaba ama bana ben beni benim bir biz bu çok da daha de değil gibi hangi her için ile istiyorum kadar mı mi mu mü
  nasıl ne neden nedir nerede o olur ve var veya ya
`;

const folded = new Set(wordsOf(LISTED).map((word) => word.folded));

/** The words that count, of folded ones. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !folded.has(word));
}
