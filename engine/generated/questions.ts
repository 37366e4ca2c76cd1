// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import type { Question } from '../core/operation/question.ts'
import m0 from '../questions/compare/index.ts'
import m1 from '../questions/solve/index.ts'
import m2 from '../questions/sweep/index.ts'
import m3 from '../questions/timeline/index.ts'

export const questions: readonly Question[] = [m0, m1, m2, m3].map((question) => listed(question))
