/** Draws a check: comes with its part. */
import { checkFragment, checkSides } from '../pages/check-page.ts'
import { drawingOf } from './drawing.ts'

export const checkDrawing = drawingOf(({ checks }) => checks, checkFragment, checkSides)
