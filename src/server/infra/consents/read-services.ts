import { Value } from '@sinclair/typebox/value';
import { type TeamService, teamService } from '../../../shared/api/team-service.ts';

/** @throws Error that names the file and the place, where a service has another shape */
export function readServices(given: unknown, file: string): TeamService[] {
  if (!Array.isArray(given)) throw new Error(`${file}: the services are not a list.`);
  return given.map((service, index) => checked(service, `${file}: service ${index + 1}`));
}

function checked(service: unknown, place: string): TeamService {
  const adapter = Object(service).adapter;
  if (!isAdapter(adapter)) throw new Error(`${place} names no adapter of ours.`);
  const [fault] = Value.Errors(teamService[adapter], service);
  if (fault) throw new Error(`${place}, ${fault.path || '/'}: ${fault.message}`);
  return service as TeamService; // The shape of its adapter has just been checked.
}

function isAdapter(name: unknown): name is TeamService['adapter'] {
  return typeof name === 'string' && Object.hasOwn(teamService, name);
}
