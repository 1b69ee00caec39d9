import type { DemoProgram } from '../contracts/demos';

function describeLicense(packages: readonly string[]): string {
  return `
## License

Commercial packages in use: ${packages.map((name) => `\`${name}\``).join(', ')}.
They run in full without a license key, with a watermark and a message in the console; for
production, see https://mui.com/x/introduction/licensing/.
`;
}

/** Text of `README.md`: what the project is, where it comes from, how to run it. */
export function createReadme({ title, url, dependencies }: DemoProgram): string {
  const commercial = Object.keys(dependencies)
    .filter((name) => /-(pro|premium)$/.test(name))
    .sort();
  return `# ${title}

A demo from ${url}

## Run it

Vite needs Node.js 20.19 or 22.12 and later.

\`\`\`bash
npm install
npm run dev
\`\`\`
${commercial.length > 0 ? describeLicense(commercial) : ''}`;
}
