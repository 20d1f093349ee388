import { useCallback, useEffect, useMemo, useState } from 'react';
import type { WalkView } from '../../shared/api/workbench-preview.ts';
import { isRecord, walk } from '../../shared/json-values.ts';
import type { Lang } from '../../shared/language.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type ChosenOrder, loadCatalogue } from '../flow/order-choice.ts';
import { OrderControls } from '../flow/order-controls.tsx';
import { FrameView } from './frame-view.tsx';
import { type Told, type WalkCatalogue, type WalkState, walkBegun } from './messages.ts';
import { previewWords } from './preview-words.ts';
import type { DraftSource } from './use-answer.ts';
import { useSound } from './use-sound.ts';
import { Choice, type View, ViewControls } from './view-controls.tsx';

interface Props {
  lang: StaffLang;
  id: number;
  draft: DraftSource;
  /** How often the draft has become another one on the server. */
  saves: number;
  flow: string;
  order: ChosenOrder;
  onOrder(order: ChosenOrder): void;
  /** The values of the order are chosen beside it already. */
  isChosenBeside: boolean;
  view: View;
  onView(view: View): void;
}

const walkOf = ({ walk: found }: WalkView) => found;
const nothingToChoose: WalkCatalogue = { tariffs: [], options: [], providers: [] };

/** What customers choose from, in their language. Without it, choices are made up from the examples of the forms. */
function useCatalogue(lang: Lang): WalkCatalogue {
  const [catalogue, setCatalogue] = useState(nothingToChoose);
  useEffect(() => {
    let isWanted = true;
    loadCatalogue(lang).then(
      (found) => isWanted && setCatalogue(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return catalogue;
}

/** The first example of each form; the plan is one that there is. */
function exampleForms(
  forms: NonNullable<WalkView['walk']>['forms'],
  plan: { id: string } | undefined,
): WalkState['forms'] {
  const filled = forms.map(({ form, examples: [first] }) => [form, isRecord(first?.data) ? first.data : {}]);
  return { ...Object.fromEntries(filled), ...(plan && { 'order/tariff': { tariffId: plan.id } }) };
}

/** The whole order of a draft, walked through step by step with its flow, rules and words. */
export function WalkPreview(props: Props) {
  const { lang, id, draft, saves, flow, order, onOrder, isChosenBeside, view, onView } = props;
  const words = previewWords[lang];
  const [losses, setLosses] = useState(0);
  const asked = { id, draft, saves, call: 'walk', about: { flow }, again: losses };
  const { sound, faults } = useSound({ ...asked, partOf: walkOf });
  const catalogue = useCatalogue(view.lang);
  const [filled, setFilled] = useState({ turn: 0, data: walkBegun() });
  const [chosen, setChosen] = useState(0);
  const shown = useMemo(
    () =>
      sound && {
        ...{ flow, version: sound.version, scripts: sound.scripts, today: sound.today },
        ...{ lang: view.lang, theme: view.theme, order, catalogue },
        forms: sound.forms.map(({ examples, ...form }) => ({
          ...form,
          examples: examples.map(({ data }) => data),
        })),
      },
    [flow, sound, view.lang, view.theme, order, catalogue],
  );
  const onTold = useCallback((told: Told<WalkState>) => {
    if (told.kind === 'lost') setLosses((count) => count + 1);
  }, []);
  const fill = (choice: number) => {
    const { tariffs } = catalogue;
    const plan = tariffs.find(({ slug }) => slug === walk(order, ['tariff', 'slug'])) ?? tariffs[0];
    const forms = choice === 1 ? exampleForms(sound?.forms ?? [], plan) : {};
    setChosen(choice);
    setFilled(({ turn }) => ({ turn: turn + 1, data: walkBegun(forms) }));
  };
  const fillings = [[0, words.emptyForms] as const, [1, words.exampleForms] as const];
  return (
    <>
      <ViewControls {...{ lang, view, onView }}>
        <Choice label={words.fill} value={chosen} choices={fillings} onChoose={fill} />
      </ViewControls>
      <p className="note">{isChosenBeside ? words.walkBeside : words.walk}</p>
      {!isChosenBeside && <OrderControls {...{ lang, order, onOrder }} choices={sound?.choices ?? []} />}
      <FrameView
        {...{ lang, view, faults, shown, filled, losses, onTold }}
        part={flow}
        asBefore={words.walkAsBefore}
      />
      <button type="button" onClick={() => fill(chosen)}>
        {words.walkAgain}
      </button>
    </>
  );
}
