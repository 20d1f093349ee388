import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { figureWords } from './figure-words.ts';
import './figures.css';

export const counted = (lang: StaffLang, times: number) => new Intl.NumberFormat(lang).format(times);

/** A part of a whole in percent; a dash where there is no whole. */
export function shareText(lang: StaffLang, part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  return percent.format(part / whole);
}

/** 0 is the folder's files, where no release is in force. */
export const releaseName = (lang: StaffLang, release: number) =>
  release === 0 ? figureWords[lang].folder : `${staffWords[lang].release} ${release}`;

interface Props {
  lang: StaffLang;
  part: number;
  whole: number;
  /** The same in another release. */
  before?: { release: number; part: number; whole: number } | undefined;
}

/** The same with a bar, which says nothing more. */
export function Share({ lang, part, whole, before }: Props) {
  const width = whole === 0 ? 0 : Math.min(100, (part / whole) * 100);
  return (
    <>
      <span className="share">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="ground" width={100} height={8} />
          <rect className="part" width={width} height={8} />
        </svg>
        {shareText(lang, part, whole)}
      </span>
      {before && (
        <small className="before">
          {releaseName(lang, before.release)}: {shareText(lang, before.part, before.whole)}
        </small>
      )}
    </>
  );
}
