// Run by published.test.ts, in a workspace's folder: loads the development builds of components
// (`package#Component` as arguments) and prints what they check, and the grid's defaults.
const path = require('node:path');
const { createRequire } = require('node:module');

const load = createRequire(path.join(process.cwd(), 'package.json'));

// The grid loads a style sheet, which Node has no loader for.
require.extensions['.css'] = () => {};

/** What `prop-types` wants as a sign that it calls the check itself. */
const SECRET = 'SECRET_DO_NOT_PASS_THIS_OR_YOU_WILL_BE_FIRED';

/** The checks of a component, or of the function within `memo` and `forwardRef`. */
function getPropTypes(component) {
  return component.propTypes ?? getPropTypes(component.type ?? component.render);
}

function describeComponent(request) {
  const [from, name] = request.split('#');
  const propTypes = getPropTypes(load(from)[name]);
  const names = Object.keys(propTypes);
  const isMissed = (prop) => propTypes[prop]({}, prop, name, 'prop', null, SECRET) instanceof Error;
  return [request, { names, missed: names.filter(isMissed) }];
}

const { DATA_GRID_PREMIUM_PROPS_DEFAULT_VALUES: gridDefaults } = load(
  '@mui/x-data-grid-premium/DataGridPremium',
);
const components = Object.fromEntries(process.argv.slice(2).map(describeComponent));
console.log(JSON.stringify({ components, gridDefaults }));
