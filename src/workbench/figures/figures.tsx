import { useState } from 'react';
import { type FiguresQuery, figureRanges } from '../../shared/api/workbench-figures.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { fragmentOf, useChosen } from '../editor/chosen.ts';
import { Failed } from '../failed.tsx';
import { Choice, nameOf } from '../preview/view-controls.tsx';
import { figureWords } from './figure-words.ts';
import { FormFiguresView } from './form-figures.tsx';
import { FormsTable } from './forms-table.tsx';
import { releaseName } from './share.tsx';
import { useFigures } from './use-figures.ts';

/** What has happened to forms and their fields: so that an analyst sees which rule hurts. */
export function Figures({ lang }: { lang: StaffLang }) {
  const words = figureWords[lang];
  const chosen = useChosen().form;
  const [days, setDays] = useState('30');
  const [team, setTeam] = useState('');
  const [release, setRelease] = useState('');
  const [other, setOther] = useState('');
  const query = (number: string): FiguresQuery => ({
    days,
    ...(team !== '' && { team }),
    ...(number !== '' && { release: number }),
  });
  const { figures, hasFailed, again } = useFigures(query(release));
  const before = useFigures(other === '' ? undefined : query(other));
  const form = figures?.forms.find((one) => one.form === chosen);
  const compared = other !== '' &&
    before.figures && {
      release: Number(other),
      form: before.figures.forms.find((one) => one.form === chosen),
    };
  const releases = figures?.releases.map((number): [string, string] => [
    String(number),
    releaseName(lang, number),
  ]);
  return (
    <>
      <p>
        <a href={`?lang=${lang}`}>← {words.back}</a>
      </p>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <fieldset className="selection" aria-label={words.filter}>
        <Choice<string> label={words.range} value={days} onChoose={setDays} choices={rangesIn(lang)} />
        <Choice<string>
          label={words.brand}
          value={team}
          onChoose={setTeam}
          choices={[
            ['', words.allBrands],
            ...(figures?.teams ?? []).map((id): [string, string] => [id, nameOf(id)]),
          ]}
        />
        <Choice<string>
          label={staffWords[lang].release}
          value={release}
          onChoose={setRelease}
          choices={[['', words.allReleases], ...(releases ?? [])]}
        />
        <Choice<string>
          label={words.comparedWith}
          value={other}
          onChoose={setOther}
          choices={[['', words.nothingElse], ...(releases ?? []).filter(([number]) => number !== release)]}
        />
      </fieldset>
      {(hasFailed || before.hasFailed) && <Failed lang={lang} onAgain={hasFailed ? again : before.again} />}
      {!figures && !hasFailed && <p role="status">{staffWords[lang].working}</p>}
      {figures?.forms.length === 0 && (
        <article>
          <p>
            <strong>{words.none}</strong>
          </p>
          <p className="note">{words.noneText}</p>
        </article>
      )}
      {figures && figures.forms.length > 0 && (
        <section className="card" aria-label={words.forms}>
          <FormsTable {...{ lang, figures, chosen }} />
        </section>
      )}
      {figures && figures.forms.length > 0 && !form && <p className="note">{words.choose}</p>}
      {form && (
        <>
          <h2>
            {form.title && <span lang="de">{form.title}</span>} <code>{form.form}</code>
          </h2>
          <FormFiguresView {...{ lang, form }} compared={compared || undefined} />
        </>
      )}
      <details>
        <summary>{words.explained}</summary>
        <ul>
          {words.explanations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

const rangesIn = (lang: StaffLang) =>
  figureRanges.map((days): [string, string] => [String(days), figureWords[lang].days(days)]);

/** The figures of a form have an address. */
export const figuresAddress = (lang: StaffLang, form?: string) =>
  `?lang=${lang}&figures=1${fragmentOf({ form })}`;
