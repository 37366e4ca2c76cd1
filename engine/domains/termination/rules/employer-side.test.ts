import { expect, it } from 'vitest'
import { percent } from '../../../core/ratio.ts'
import { employerSide } from './employer-side.ts'

const item = (code: 'salary_balance' | 'notice' | 'notice_discount' | 'fgts_fine', amount: bigint, inss: boolean) => ({
  code,
  label: code,
  amount,
  incidence: { inss },
})

it('charges contributions on the INSS items, excludes the fine from the gross, and subtracts discounted notice', () => {
  const side = employerSide(
    {
      items: [
        item('salary_balance', 1000_00n, true),
        item('notice', 3000_00n, false),
        item('notice_discount', -500_00n, false),
        item('fgts_fine', 400_00n, false),
      ],
      fgts: { deposits: 320_00n, fine: 400_00n },
    },
    { inss: percent(20), rat: percent(3), thirdParties: percent('5.8') },
  )
  expect(side).toMatchObject({ gross: 3500_00n, chargeable: 1000_00n, employerCharges: 288_00n, total: 4508_00n })
})
