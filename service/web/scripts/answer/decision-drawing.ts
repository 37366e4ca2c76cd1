import { decisionFragment, decisionSides } from '../../pages/operations/decision-page.ts'
import { rendererFor } from './drawing.ts'

export const decisionRenderer = rendererFor(({ decisions }) => decisions, decisionFragment, decisionSides)
