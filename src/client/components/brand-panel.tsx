import { team } from 'virtual:team';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/language.ts';
import brandPattern from './pattern.module.css';
import { posterPart } from './poster-part.ts';

interface Props {
  /** A drawing of what the page is for; on a narrow window it takes the place of the mark. */
  scene?: ReactNode;
  /** Instead of the brand's line, on a page for other readers. */
  line?: string;
  /** Without the brand's line: on a page that reports something bad, or takes leave, it would sound wrong. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** A poster of the brand beside a form on a wide window: its line, and on a ticket what the form leads to. */
export function BrandPanel({ scene, line, isQuiet = false, children }: Props) {
  const { lang } = useLanguage();
  return (
    <div
      className={`${brandPattern.behind} ${posterPart('poster')}`}
      data-scene={scene !== undefined}
      data-quiet={isQuiet}
    >
      <span className={posterPart('mark')} aria-hidden="true" />
      {isQuiet ? null : <p className={posterPart('words')}>{line ?? team.words[lang].heroTitle}</p>}
      {scene ? <div className={posterPart('scene')}>{scene}</div> : null}
      {children ? <div className={posterPart('ticket')}>{children}</div> : null}
    </div>
  );
}
