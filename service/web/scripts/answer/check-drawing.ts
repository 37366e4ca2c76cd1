import { checkFragment, checkSides } from '../../pages/operations/check-page.ts'
import { rendererFor } from './drawing.ts'

export const checkRenderer = rendererFor(({ checks }) => checks, checkFragment, checkSides)
