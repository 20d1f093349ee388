import { use } from 'react';
import { headingAnchor } from '../../../shared/heading-anchor.ts';
import type { Block } from '../../../shared/markdown.ts';
import type { LongText } from '../../../shared/page-record.ts';
import { Contents } from '../../components/contents.tsx';
import { Message } from '../../components/message.tsx';
import { Page } from '../../components/page.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './information.module.css';
import { loadText } from './load-text.ts';
import { TextFailure } from './text-failure.tsx';

/** A page of long text. A binding text is shown in German; in Turkish it follows a summary that is not binding. */
export function Information({ text: page }: { text: LongText }) {
  const text = useText();
  const { lang } = useLanguage();
  const loaded = use(loadText(lang, page));
  if (!loaded) return <TextFailure />;
  const { own, german } = loaded;
  return (
    <Page narrow title={titleOf(own)}>
      {page.binding && lang === 'tr' ? (
        <GermanOnly summary={bodyOf(own)} german={german} />
      ) : (
        <>
          <Contents title={text('information.contents')} parts={partsOf(bodyOf(own))} />
          <TextBlocks blocks={bodyOf(own)} hasAnchors />
        </>
      )}
    </Page>
  );
}

/** The anchor of the German text, so that readers can jump to it. */
const GERMAN = 'deutsch';

/** Only the German text is binding; the summary says what it is about. */
function GermanOnly({ summary, german }: { summary: Block[]; german: Block[] }) {
  const text = useText();
  return (
    <>
      <Message kind="info" title={text('information.germanOnly')} />
      <section className={styles.summary}>
        <h2 className={styles.short}>{text('information.summary')}</h2>
        <TextBlocks blocks={summary} hasAnchors />
        <a className={styles.jump} href={`#${GERMAN}`}>
          {text('information.toGerman')}
        </a>
      </section>
      <section className={styles.german} id={GERMAN} lang="de">
        <h2 className={styles.title}>{titleOf(german)}</h2>
        <Contents title={text('information.contents')} parts={partsOf(bodyOf(german))} />
        <TextBlocks blocks={bodyOf(german)} below={2} hasAnchors />
      </section>
    </>
  );
}

/** The headings of a text, for its list of contents. */
function partsOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: headingAnchor(block.text), name: block.text }]
      : [],
  );
}

function titleOf(blocks: readonly Block[]): string {
  const [first] = blocks;
  return first?.kind === 'heading' ? first.text : '';
}

function bodyOf(blocks: readonly Block[]): Block[] {
  return blocks.slice(1);
}
