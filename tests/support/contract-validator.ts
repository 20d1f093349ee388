import { Ajv } from 'ajv';
import { contracts } from '../../src/server/contracts.ts';
import { formats } from '../../src/shared/rules/all-functions.ts';

/** The contracts' schemas as a library reads them: the second proof beside the comparison of the schemas. */
const ajv = new Ajv({ strict: false, allErrors: true, formats });
const checks = contracts.forms.map((contract) => ({ contract, check: ajv.compile(contract.needs) }));

/** What readers of a form miss in data that the form has accepted. */
export function breachesIn(form: string, data: unknown): string[] {
  return checks
    .filter(({ contract }) => contract.form === form)
    .flatMap(({ contract, check }) => {
      check(data);
      // A form may have more fields than its reader needs.
      const missed = (check.errors ?? []).filter(({ keyword }) => keyword !== 'additionalProperties');
      return missed.map(({ instancePath, message }) => `${contract.reader} ${instancePath} ${message}`);
    });
}
