/** Draws a decision: comes with its part. */
import { decisionFragment, decisionSides } from '../pages/decision-page.ts'
import { drawingOf } from './drawing.ts'

export const decisionDrawing = drawingOf(({ decisions }) => decisions, decisionFragment, decisionSides)
