import { useCallback, useEffect, useState } from 'react';
import type { ChangeSetView, StaffView } from '../shared/api/workbench.ts';
import { mayDo } from '../shared/staff.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';
import { askServer, signOut } from './ask-server.ts';
import { ChangeSet } from './change-set.tsx';
import { Editor } from './editor/editor.tsx';
import { Failed } from './failed.tsx';
import { figureWords } from './figures/figure-words.ts';
import { Figures, figuresAddress } from './figures/figures.tsx';
import { NewDraft } from './new-draft.tsx';

interface Loaded {
  staff: StaffView;
  sets: ChangeSetView[];
}

async function load(): Promise<Loaded> {
  const [staff, sets] = await Promise.all([
    askServer<StaffView>('me'),
    askServer<ChangeSetView[]>('releases'),
  ]);
  return { staff, sets };
}

/** The same page in another language. */
function addressIn(lang: StaffLang): string {
  const names = new URLSearchParams(window.location.search);
  names.set('lang', lang);
  return `?${names}${window.location.hash}`;
}

/** The draft that the address names. */
function draftInAddress(): number | undefined {
  const id = Number(new URLSearchParams(window.location.search).get('draft') ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The page: who is signed in, and the change sets with what can be done, or one of them to be written. */
export function Workbench({ lang }: { lang: StaffLang }) {
  const words = staffWords[lang];
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    load().then(setLoaded, () => setHasFailed(true));
  }, []);
  useEffect(reload, [reload]);
  const draft = draftInAddress();
  const isFigures = draft === undefined && new URLSearchParams(window.location.search).has('figures');
  return (
    <>
      <header>
        <h1>{words.title}</h1>
        {loaded && <SignedIn lang={lang} staff={loaded.staff} />}
      </header>
      <main className={draft === undefined ? undefined : 'wide'}>
        {hasFailed && <Failed lang={lang} onAgain={reload} />}
        {!loaded && !hasFailed && <p role="status">{words.working}</p>}
        {loaded && draft !== undefined && <Editor lang={lang} staff={loaded.staff} id={draft} />}
        {loaded && isFigures && <Figures lang={lang} />}
        {loaded && draft === undefined && !isFigures && (
          <ChangeSets lang={lang} {...loaded} onAsked={reload} />
        )}
      </main>
    </>
  );
}

function ChangeSets({ lang, staff, sets, onAsked }: Loaded & { lang: StaffLang; onAsked(): void }) {
  const words = staffWords[lang];
  return (
    <>
      <p>
        <a href={figuresAddress(lang)}>{figureWords[lang].title}</a>
      </p>
      {mayDo(staff.roles, 'begin') && <NewDraft lang={lang} />}
      <h2>{words.changeSets}</h2>
      {sets.length === 0 && <p>{words.noneYet}</p>}
      {sets.map((set) => (
        <ChangeSet key={set.id} lang={lang} staff={staff} set={set} onAsked={onAsked} />
      ))}
    </>
  );
}

function SignedIn({ lang, staff }: { lang: StaffLang; staff: StaffView }) {
  const words = staffWords[lang];
  const roles = staff.roles.map((role) => words.roles[role]).join(', ');
  const other = lang === 'de' ? 'en' : 'de';
  return (
    <p className="person">
      <span>
        {words.signedInAs} <strong>{staff.name}</strong> ({roles})
      </span>
      <a href={addressIn(other)} lang={other} hrefLang={other}>
        {words.otherLang}
      </a>
      <button type="button" onClick={() => void signOut()}>
        {words.signOut}
      </button>
    </p>
  );
}
