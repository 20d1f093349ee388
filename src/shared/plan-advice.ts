/** The three questions that lead to a plan, in their order, with the answers that one can give. */
export const adviceQuestions = {
  whom: ['me', 'partner', 'child', 'company'],
  data: ['little', 'some', 'much', 'most'],
  bond: ['free', 'long', 'jersey'],
} as const;

type AdviceQuestion = keyof typeof adviceQuestions;
type AdviceAnswer = (typeof adviceQuestions)[AdviceQuestion][number];
export type AdviceAnswers = Partial<Record<AdviceQuestion, AdviceAnswer>>;

/** A row of `teams/content/plan-advice.json`: for these answers this plan, for these reasons. */
export interface AdviceRule {
  /** The answers that it holds for; a question that is not named may have any. */
  answers: Partial<Record<AdviceQuestion, readonly string[]>>;
  /** The slug of the plan. */
  plan: string;
  /** Each is the word `advice.because.<name>`. */
  because: readonly string[];
}

export const questionIds: readonly AdviceQuestion[] = ['whom', 'data', 'bond'];

/**
 * @param rules in their order; the first that fits counts
 * @returns the rule for these answers; undefined while further answers can still lead to different rules
 */
export function adviceFor(rules: readonly AdviceRule[], answers: AdviceAnswers): AdviceRule | undefined {
  const found = new Set(completions(answers).map((whole) => rules.find((rule) => fits(rule, whole))));
  return found.size === 1 ? [...found][0] : undefined;
}

/** All sets of three answers that these answers can become. */
export function completions(answers: AdviceAnswers): AdviceAnswers[] {
  return questionIds.reduce<AdviceAnswers[]>(
    (begun, question) =>
      begun.flatMap((one) => {
        const given = answers[question];
        const possible = given ? [given] : adviceQuestions[question];
        return possible.map((answer) => ({ ...one, [question]: answer }));
      }),
    [{}],
  );
}

function fits(rule: AdviceRule, answers: AdviceAnswers): boolean {
  return questionIds.every((question) => {
    const answer = answers[question];
    return rule.answers[question]?.includes(answer ?? '') ?? true;
  });
}
