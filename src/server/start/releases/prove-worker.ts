import { once } from 'node:events';
import { prove } from '../../../definitions/cli/prove.ts';
import { contracts } from '../../contracts.ts';

// The server ended: nothing waits for the verdict.
process.once('disconnect', () => process.exit());
const [proof] = await once(process, 'message');
process.send?.(await prove(proof, contracts));
