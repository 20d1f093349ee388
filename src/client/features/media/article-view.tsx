import { IconArrowLeft } from '@tabler/icons-react';
import type { MediaContent, MediaTeaser } from '../../../shared/api/media.ts';
import { parseMarkdown } from '../../../shared/markdown.ts';
import { Link } from '../../components/link.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { useText } from '../../lib/text.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePicture } from './article-picture.tsx';
import css from './article-view.module.css';
import { RelatedArticles } from './related-articles.tsx';
import { ShareButton } from './share-button.tsx';

interface Props {
  content: MediaContent;
  related: readonly MediaTeaser[];
}

/** An article: title, picture, text in a column of good width, and what to read next. */
export function ArticleView({ content, related }: Props) {
  const text = useText();
  return (
    <>
      <article className={css.article}>
        <p className={css.back}>
          <Link to="/news">
            <IconArrowLeft size={20} aria-hidden="true" />
            {text('media.page.back')}
          </Link>
        </p>
        <header className={css.head}>
          <ArticleFacts article={content} />
          <h1 className={css.title}>
            <Spelled>{content.title}</Spelled>
          </h1>
          <p className={css.teaser}>{content.teaser}</p>
        </header>
        <div className={css.cover}>
          <ArticlePicture picture={content.picture} first />
        </div>
        <div className={css.body}>
          <TextBlocks blocks={parseMarkdown(content.body)} />
          <ShareButton title={content.title} />
        </div>
      </article>
      <RelatedArticles articles={related} />
    </>
  );
}
