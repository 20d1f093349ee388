import type { Block } from '../../../shared/markdown.ts';
import type { LongText } from '../../../shared/page-record.ts';
import { Message } from '../../components/message.tsx';
import { Page } from '../../components/page.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { LoadFailure } from '../../forms/parts/load-failure.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './information.module.css';
import { TextBlocks } from './text-blocks.tsx';
import { useTextBlocks } from './use-text-blocks.ts';

/** A page of long text. A binding text is shown in German; in Turkish it follows a summary that is not binding. */
export function Information({ text: { file, binding } }: { text: LongText }) {
  const { lang } = useLanguage();
  const own = useTextBlocks(lang, file);
  const german = useTextBlocks('de', file);
  const needed = binding ? [own, german] : [own];
  if (needed.some(({ failed }) => failed)) return <LoadFailure onRetry={() => window.location.reload()} />;
  if (!own.blocks || (binding && !german.blocks)) return <PageSkeleton narrow />;
  return (
    <Page narrow title={titleOf(own.blocks)}>
      {binding && lang === 'tr' ? (
        <GermanOnly summary={bodyOf(own.blocks)} german={german.blocks ?? []} />
      ) : (
        <TextBlocks blocks={bodyOf(own.blocks)} />
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
        <TextBlocks blocks={summary} />
        <a className={styles.jump} href={`#${GERMAN}`}>
          {text('information.toGerman')}
        </a>
      </section>
      <section className={styles.german} id={GERMAN} lang="de">
        <h2 className={styles.title}>{titleOf(german)}</h2>
        <TextBlocks blocks={bodyOf(german)} below={2} />
      </section>
    </>
  );
}

function titleOf(blocks: readonly Block[]): string {
  const [first] = blocks;
  return first?.kind === 'heading' ? first.text : '';
}

function bodyOf(blocks: readonly Block[]): Block[] {
  return blocks.slice(1);
}
