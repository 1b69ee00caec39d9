/** What plugins/demos generates from a program (`demoLoader.cjs`). */
declare module '!!demo?part=manifest!*' {
  import type { DemoManifest } from '@site/src/lib/contracts/demos';

  const manifest: DemoManifest;
  export default manifest;
}
