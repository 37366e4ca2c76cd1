/** Draws the calculators of a part. */
import { calculatorFragment, calculatorSides } from '../answers/calculator-answer.ts'
import { drawingOf } from './drawing.ts'

export const calculatorDrawing = drawingOf(({ calculators }) => calculators, calculatorFragment, calculatorSides)
