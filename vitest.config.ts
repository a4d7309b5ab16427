import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,hardware,host,firmware}/**/*.test.ts'],
    testTimeout: 20_000,
    reporters: ['default'],
  },
});
