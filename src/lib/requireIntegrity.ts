/**
 * Makes the browser block an external script unless it has this hash; without one, nothing changes.
 */
export function requireIntegrity(script: HTMLScriptElement, integrity: string | undefined): void {
  if (integrity) {
    script.integrity = integrity;
    // A script is only verified if its server allows this site to read it.
    script.crossOrigin = 'anonymous';
  }
}
