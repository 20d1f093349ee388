import { useCallback, useEffect, useMemo, useState } from 'react';
import type { JudgedExamplesView, PreviewRuleView, PreviewView } from '../../shared/api/workbench-preview.ts';
import type { FormValues } from '../../shared/form-script.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { Examples } from './examples.tsx';
import { FrameView } from './frame-view.tsx';
import type { ShownForm, Told } from './messages.ts';
import { Outcome } from './outcome.tsx';
import { previewWords } from './preview-words.ts';
import { Sentences } from './sentences.tsx';
import type { DraftSource } from './use-answer.ts';
import { useSound } from './use-sound.ts';
import { useTried } from './use-tried.ts';
import { type View, ViewControls } from './view-controls.tsx';

interface Props {
  lang: StaffLang;
  id: number;
  draft: DraftSource;
  /** How often the draft has become another one on the server. */
  saves: number;
  form: string;
  /** The pointer of the field that is worked on. */
  field: string | undefined;
  view: View;
  onView(view: View): void;
  /** The form's examples were judged as it stands now; none: they could not be. */
  onTried(tried: readonly JudgedExamplesView[]): void;
  /** The rules of the field were read as they stand now; none: they could not be. */
  onRead(rules: readonly PreviewRuleView[]): void;
}

type Held = Extract<Told, { kind: 'held' }>;

const nothing: Held = { kind: 'held', version: '', data: {}, value: {}, errors: [] };
const unread: PreviewRuleView[] = [];
const formOf = ({ form }: PreviewView) => form;

/** A form by itself, with all sentences of a field, and what becomes of the answers. */
export function FormPreview({ lang, id, draft, saves, form, field, view, onView, onTried, onRead }: Props) {
  const [losses, setLosses] = useState(0);
  const asked = { id, draft, saves, call: 'preview', about: { form, field }, again: losses };
  const { sound, faults } = useSound({ ...asked, partOf: formOf });
  useTried({ id, draft, form, field, onTried });
  const [held, setHeld] = useState(nothing);
  const [filled, setFilled] = useState<ShownForm['filled']>({ turn: 0, data: {}, order: undefined });
  const shown = useMemo(
    () =>
      sound && {
        ...{ form, version: sound.version, scripts: sound.scripts, checks: sound.checks, today: sound.today },
        ...{ lang: view.lang, theme: view.theme, examples: sound.examples.map(({ data }) => data) },
        field,
      },
    [form, field, sound, view.lang, view.theme],
  );
  const about = sound?.fields.find(({ pointer }) => pointer === field);
  const rules = about?.rules ?? unread;
  useEffect(() => {
    onRead(rules);
    return () => onRead(unread);
  }, [rules, onRead]);
  const onTold = useCallback((told: Told) => {
    if (told.kind === 'held') setHeld(told);
    if (told.kind === 'lost') setLosses((count) => count + 1);
  }, []);
  const fill = (data: FormValues, order: unknown) =>
    setFilled(({ turn }) => ({ turn: turn + 1, data, order }));
  return (
    <>
      <ViewControls {...{ lang, view, onView }}>
        <Examples {...{ lang, examples: sound?.examples ?? [], onFill: fill }} />
      </ViewControls>
      <FrameView
        {...{ lang, view, faults, shown, filled, losses, onTold }}
        part={form}
        asBefore={previewWords[lang].asBefore}
      />
      {sound && (
        <>
          <Sentences {...{ lang, errors: held.errors }} field={about} />
          <Outcome {...{ lang, fields: sound.fields, value: held.value, errors: held.errors }} />
        </>
      )}
    </>
  );
}
