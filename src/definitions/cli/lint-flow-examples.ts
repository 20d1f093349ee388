import type { CompiledFlow } from '../compiled.ts';
import { type FlowExample, readFlowExamples, showsFor } from '../flow-examples.ts';
import type { Problem } from '../problem.ts';

/** `tariff (order/tariff), number (order/number, order/porting)` */
function inWords(shows: FlowExample['shows']): string {
  return Object.entries(shows)
    .map(([step, forms]) => `${step} (${forms.join(', ')})`)
    .join(', ');
}

async function lintFlow(root: string, { model, loaded }: CompiledFlow) {
  const file = `schemas/${model.id}.examples.json`;
  try {
    const examples = await readFlowExamples(root, model.id);
    const problems = examples.flatMap(({ order, shows }, i): Problem[] => {
      const [wanted, found] = [inWords(shows), inWords(showsFor(loaded.de, order))];
      const sentence = `This order should see ${wanted} but sees ${found}. Mend the example, or "when" in schemas/${model.id}.json.`;
      return wanted === found ? [] : [{ file, pointer: `/orders/${i}`, sentence }];
    });
    return { problems, count: examples.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `The examples cannot be read (${reason}). A flow needs them: "orders", each with "order" and "shows".`;
    return { problems: [{ file, sentence }], count: 0 };
  }
}

/** Whether each flow shows the steps and forms that its examples say. */
export async function lintFlowExamples(root: string, flows: CompiledFlow[]) {
  const results = await Promise.all(flows.map((flow) => lintFlow(root, flow)));
  return {
    problems: results.flatMap(({ problems }) => problems),
    count: results.reduce((sum, result) => sum + result.count, 0),
  };
}
