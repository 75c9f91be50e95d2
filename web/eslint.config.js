// Lint rules: typescript-eslint's strict set, and the limit on the length of a file.
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'src/api/schema.d.ts'] },
  tseslint.configs.strict,
  {
    rules: {
      'max-lines': ['error', 500],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
