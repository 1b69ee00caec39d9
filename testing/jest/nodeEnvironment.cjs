const { TestEnvironment } = require('jest-environment-node');

/** Each test file has its own modules, as usual, except for the compiler, which all of them share. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedTypescript = require('typescript');
  }
};
