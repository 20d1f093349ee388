import type { ReactNode } from 'react';
import { bandPart } from './band-part.ts';
import { PageHeader } from './page-header.tsx';
import brandPattern from './pattern.module.css';

interface Props {
  title: string;
  lead?: string;
  kicker?: string;
  /** Below the heading, on the band: what the page is for. */
  band?: ReactNode;
  /** Beside them on a wide window, else below: what the page is about, drawn. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that begins with a band across the window, in the brand's composition. */
export function BandPage({ band, picture, children, ...header }: Props) {
  return (
    <>
      <div className={`${brandPattern.behind} ${bandPart('band')}`}>
        <div className={bandPart('inner')} data-picture={picture !== undefined}>
          <PageHeader {...header} />
          {band}
          {picture === undefined ? null : <div className={bandPart('picture')}>{picture}</div>}
        </div>
      </div>
      <div className={bandPart('content')}>{children}</div>
    </>
  );
}
