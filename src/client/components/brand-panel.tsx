import { team } from 'virtual:team';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/language.ts';
import brandPattern from './pattern.module.css';
import { posterPart } from './poster-part.ts';

/** A poster of the brand beside a form on a wide window: its line, and on a ticket what the form leads to. */
export function BrandPanel({ children }: { children?: ReactNode }) {
  const { lang } = useLanguage();
  return (
    <div className={`${brandPattern.behind} ${posterPart('poster')}`}>
      <span className={posterPart('mark')} aria-hidden="true" />
      <p className={posterPart('words')}>{team.words[lang].heroTitle}</p>
      {children ? <div className={posterPart('ticket')}>{children}</div> : null}
    </div>
  );
}
