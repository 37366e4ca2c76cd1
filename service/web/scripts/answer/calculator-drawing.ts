import { calculatorFragment, calculatorSides } from '../../answers/calculator-answer.ts'
import { rendererFor } from './drawing.ts'

export const calculatorRenderer = rendererFor(({ calculators }) => calculators, calculatorFragment, calculatorSides)
