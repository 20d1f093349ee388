import type { TeamService } from '../../../shared/api/team-service.ts';
import type { Sources } from '../security-headers.ts';

/** The origins that a brand's services need, by directive of the Content-Security-Policy; nothing without services. */
export function serviceSources(services: readonly TeamService[]): Sources {
  const found = services.map(sourcesOf);
  const directives = ['script-src', 'connect-src', 'img-src', 'frame-src'] as const;
  return Object.fromEntries(
    directives.flatMap((directive) => {
      const origins = [...new Set(found.flatMap((one) => one[directive] ?? []))];
      return origins.length > 0 ? [[directive, origins]] : [];
    }),
  );
}

function sourcesOf(service: TeamService): Sources {
  if (service.adapter === 'matomo') return scripts([service.url]);
  if (service.adapter === 'tag-manager') return scripts([service.script, ...service.hosts]);
  const origins = originsOf([service.url]);
  return service.adapter === 'chatwoot' ? { 'frame-src': origins } : { 'connect-src': origins };
}

/** A script counts by requests or by small pictures. */
function scripts(addresses: string[]): Sources {
  const origins = originsOf(addresses);
  return { 'script-src': origins, 'connect-src': origins, 'img-src': origins };
}

function originsOf(addresses: string[]): string[] {
  return addresses.map((address) => new URL(address).origin);
}
