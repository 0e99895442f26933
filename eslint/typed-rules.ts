/**
 * The rules for code in TypeScript, and how we hold some of them. ESLint holds components to them, oxlint, which is
 * many times as quick where types are asked, everything else.
 */
import tseslint from 'typescript-eslint'

export type Rules = Readonly<Record<string, 'error' | 'off' | readonly ['error', ...unknown[]]>>

const OWN: Rules = {
  // A value import from another process would pull its code into this bundle.
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
  ],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
}

/** By the names that ESLint knows. */
export const TYPED_RULES: Rules = Object.assign(
  {},
  ...[...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked].map(
    ({ rules }) => rules ?? {},
  ),
  OWN,
) as Rules
