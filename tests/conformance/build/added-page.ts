import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const record = `
  notes: {
    paths: ['/notes/:id', '/notizen/:id'],
    file: 'all-notes',
    drawn: 'forAll',
    area: 'survey',
    indexed: true,
    forms: ['survey/answer'],
    firstData: ['GET /api/giveaways', 'GET /api/tariffs/:id'],
  },`;

const component = `import { Page } from '../components/page.tsx';
import type { PageProps } from '../lib/page-props.ts';

export function AllNotesPage({ params }: PageProps) {
  return <Page title="Notes">{params.id}</Page>;
}
`;

const words = {
  de: ['Notizen', 'Alle Notizen von {name}.'],
  tr: ['Notlar', '{name} notlarının tümü.'],
} as const;

function change(file: string, how: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = how(text);
  if (changed === text) throw new Error(`${file} has no place for a page.`);
  writeFileSync(file, changed);
}

/** Adds a page to a copy of the project: its record, its component, and its title and description. Nothing else. */
export function addPage(root: string): void {
  change(join(root, 'src/shared/pages.ts'), (text) =>
    text.replace('const records = {', (start) => start + record),
  );
  writeFileSync(join(root, 'src/client/pages/all-notes.page.tsx'), component);
  for (const [lang, [title, description]] of Object.entries(words))
    change(join(root, `locales/${lang}/survey.json`), (text) =>
      JSON.stringify({
        ...JSON.parse(text),
        'survey.page.head.notes.title': title,
        'survey.page.head.notes.description': description,
      }),
    );
}
