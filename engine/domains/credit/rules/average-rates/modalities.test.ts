import { expect, it } from 'vitest'
import { MODALITIES, MODALITY_NAMES } from './modalities.ts'

it('each modality has a series of its own', () => {
  const monthly = MODALITY_NAMES.map((name) => MODALITIES[name].monthly)
  expect(new Set(monthly).size).toBe(monthly.length)
  const yearly = MODALITY_NAMES.map((name) => MODALITIES[name].yearly).filter((code) => code !== null)
  expect(new Set(yearly).size).toBe(yearly.length)
  expect(MODALITIES.free_total).toMatchObject({ monthly: 25436, yearly: 20717 })
})
