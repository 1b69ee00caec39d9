/** Has the browser leave a foreign script out unless it has this hash; without one, nothing changes. */
export function requireIntegrity(script: HTMLScriptElement, integrity: string | undefined): void {
  if (integrity) {
    script.integrity = integrity;
    // A script is only compared where its server allows this site to read it.
    script.crossOrigin = 'anonymous';
  }
}
