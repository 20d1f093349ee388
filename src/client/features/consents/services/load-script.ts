import type { TeamService } from '../../../../shared/api/team-service.ts';

/**
 * The policy that the Content-Security-Policy names besides ours, where a brand has services. It also checks what their
 * scripts load; HTML and code as text are refused to all of them.
 */
export function allowHosts(services: readonly TeamService[]): void {
  const hosts = new Set(services.flatMap(scriptHosts));
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (hosts.has(new URL(address, window.location.href).origin) ? address : null),
  });
}

function scriptHosts(service: TeamService): string[] {
  if (service.adapter === 'matomo') return [new URL(service.url).origin];
  if (service.adapter !== 'tag-manager') return [];
  return [service.script, ...service.hosts].map((address) => new URL(address).origin);
}

export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
