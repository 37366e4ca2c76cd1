// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryWhenAsked } from '../core/operation/registry.ts'
import m0 from '../domains/social-security/calculators/acquired-retirement/index.ts'
import { examples as m1 } from '../domains/social-security/calculators/acquired-retirement/examples.ts'
import { search as m2 } from '../domains/social-security/calculators/acquired-retirement/search.ts'
import m3 from '../domains/household/calculators/alimony/index.ts'
import { examples as m4 } from '../domains/household/calculators/alimony/examples.ts'
import { search as m5 } from '../domains/household/calculators/alimony/search.ts'
import m6 from '../domains/household/calculators/alimony-arrears/index.ts'
import { examples as m7 } from '../domains/household/calculators/alimony-arrears/examples.ts'
import { search as m8 } from '../domains/household/calculators/alimony-arrears/search.ts'
import m9 from '../domains/termination/calculators/anniversary-withdrawal/index.ts'
import { examples as m10 } from '../domains/termination/calculators/anniversary-withdrawal/examples.ts'
import { search as m11 } from '../domains/termination/calculators/anniversary-withdrawal/search.ts'
import m12 from '../domains/payroll/calculators/annual-salary/index.ts'
import { examples as m13 } from '../domains/payroll/calculators/annual-salary/examples.ts'
import { search as m14 } from '../domains/payroll/calculators/annual-salary/search.ts'
import m15 from '../domains/payroll/calculators/apprentice/index.ts'
import { examples as m16 } from '../domains/payroll/calculators/apprentice/examples.ts'
import { search as m17 } from '../domains/payroll/calculators/apprentice/search.ts'
import m18 from '../domains/social-security/calculators/benefit-amount/index.ts'
import { examples as m19 } from '../domains/social-security/calculators/benefit-amount/examples.ts'
import { search as m20 } from '../domains/social-security/calculators/benefit-amount/search.ts'
import m21 from '../domains/social-security/calculators/bolsa-familia/index.ts'
import { examples as m22 } from '../domains/social-security/calculators/bolsa-familia/examples.ts'
import { search as m23 } from '../domains/social-security/calculators/bolsa-familia/search.ts'
import m24 from '../domains/social-security/calculators/bpc/index.ts'
import { examples as m25 } from '../domains/social-security/calculators/bpc/examples.ts'
import { search as m26 } from '../domains/social-security/calculators/bpc/search.ts'
import m27 from '../domains/household/calculators/budget/index.ts'
import { examples as m28 } from '../domains/household/calculators/budget/examples.ts'
import { search as m29 } from '../domains/household/calculators/budget/search.ts'
import m30 from '../domains/prices/calculators/business-days/index.ts'
import { examples as m31 } from '../domains/prices/calculators/business-days/examples.ts'
import { search as m32 } from '../domains/prices/calculators/business-days/search.ts'
import m33 from '../domains/household/calculators/car-ownership-cost/index.ts'
import { examples as m34 } from '../domains/household/calculators/car-ownership-cost/examples.ts'
import { search as m35 } from '../domains/household/calculators/car-ownership-cost/search.ts'
import m36 from '../domains/business/calculators/card-machine-fee/index.ts'
import { examples as m37 } from '../domains/business/calculators/card-machine-fee/examples.ts'
import { search as m38 } from '../domains/business/calculators/card-machine-fee/search.ts'
import m39 from '../domains/own-account/calculators/carne-leao/index.ts'
import { examples as m40 } from '../domains/own-account/calculators/carne-leao/examples.ts'
import { search as m41 } from '../domains/own-account/calculators/carne-leao/search.ts'
import m42 from '../domains/savings/calculators/cdb-comparison/index.ts'
import { examples as m43 } from '../domains/savings/calculators/cdb-comparison/examples.ts'
import { search as m44 } from '../domains/savings/calculators/cdb-comparison/search.ts'
import m45 from '../domains/savings/calculators/cdi-yield/index.ts'
import { examples as m46 } from '../domains/savings/calculators/cdi-yield/examples.ts'
import { search as m47 } from '../domains/savings/calculators/cdi-yield/search.ts'
import m48 from '../domains/prices/calculators/civil-update/index.ts'
import { examples as m49 } from '../domains/prices/calculators/civil-update/examples.ts'
import { search as m50 } from '../domains/prices/calculators/civil-update/search.ts'
import m51 from '../domains/business/calculators/clt-vs-pj/index.ts'
import { examples as m52 } from '../domains/business/calculators/clt-vs-pj/examples.ts'
import { search as m53 } from '../domains/business/calculators/clt-vs-pj/search.ts'
import m54 from '../domains/savings/calculators/compound-interest/index.ts'
import { examples as m55 } from '../domains/savings/calculators/compound-interest/examples.ts'
import { search as m56 } from '../domains/savings/calculators/compound-interest/search.ts'
import m57 from '../domains/credit/calculators/consorcio/index.ts'
import { examples as m58 } from '../domains/credit/calculators/consorcio/examples.ts'
import { search as m59 } from '../domains/credit/calculators/consorcio/search.ts'
import m60 from '../domains/credit/calculators/consortium-bid/index.ts'
import { examples as m61 } from '../domains/credit/calculators/consortium-bid/examples.ts'
import { search as m62 } from '../domains/credit/calculators/consortium-bid/search.ts'
import m63 from '../domains/business/calculators/consumption-tax/index.ts'
import { examples as m64 } from '../domains/business/calculators/consumption-tax/examples.ts'
import { search as m65 } from '../domains/business/calculators/consumption-tax/search.ts'
import m66 from '../domains/social-security/calculators/contribution-average/index.ts'
import { examples as m67 } from '../domains/social-security/calculators/contribution-average/examples.ts'
import { search as m68 } from '../domains/social-security/calculators/contribution-average/search.ts'
import m69 from '../domains/credit/calculators/credit-card-interest/index.ts'
import { examples as m70 } from '../domains/credit/calculators/credit-card-interest/examples.ts'
import { search as m71 } from '../domains/credit/calculators/credit-card-interest/search.ts'
import m72 from '../domains/income-tax/calculators/crypto-gain/index.ts'
import { examples as m73 } from '../domains/income-tax/calculators/crypto-gain/examples.ts'
import { search as m74 } from '../domains/income-tax/calculators/crypto-gain/search.ts'
import m75 from '../domains/prices/calculators/currency/index.ts'
import { examples as m76 } from '../domains/prices/calculators/currency/examples.ts'
import { search as m77 } from '../domains/prices/calculators/currency/search.ts'
import m78 from '../domains/social-security/calculators/death-pension/index.ts'
import { examples as m79 } from '../domains/social-security/calculators/death-pension/examples.ts'
import { search as m80 } from '../domains/social-security/calculators/death-pension/search.ts'
import m81 from '../domains/credit/calculators/debt-minimum/index.ts'
import { examples as m82 } from '../domains/credit/calculators/debt-minimum/examples.ts'
import { search as m83 } from '../domains/credit/calculators/debt-minimum/search.ts'
import m84 from '../domains/credit/calculators/debt-payoff/index.ts'
import { examples as m85 } from '../domains/credit/calculators/debt-payoff/examples.ts'
import { search as m86 } from '../domains/credit/calculators/debt-payoff/search.ts'
import m87 from '../domains/social-security/calculators/disabled-retirement/index.ts'
import { examples as m88 } from '../domains/social-security/calculators/disabled-retirement/examples.ts'
import { search as m89 } from '../domains/social-security/calculators/disabled-retirement/search.ts'
import m90 from '../domains/household/calculators/discount/index.ts'
import { examples as m91 } from '../domains/household/calculators/discount/examples.ts'
import { search as m92 } from '../domains/household/calculators/discount/search.ts'
import m93 from '../domains/termination/calculators/dismissal-cost/index.ts'
import { examples as m94 } from '../domains/termination/calculators/dismissal-cost/examples.ts'
import { search as m95 } from '../domains/termination/calculators/dismissal-cost/search.ts'
import m96 from '../domains/income-tax/calculators/dividend-withholding/index.ts'
import { examples as m97 } from '../domains/income-tax/calculators/dividend-withholding/examples.ts'
import { search as m98 } from '../domains/income-tax/calculators/dividend-withholding/search.ts'
import m99 from '../domains/savings/calculators/dividend-yield/index.ts'
import { examples as m100 } from '../domains/savings/calculators/dividend-yield/examples.ts'
import { search as m101 } from '../domains/savings/calculators/dividend-yield/search.ts'
import m102 from '../domains/payroll/calculators/domestic-worker/index.ts'
import { examples as m103 } from '../domains/payroll/calculators/domestic-worker/examples.ts'
import { search as m104 } from '../domains/payroll/calculators/domestic-worker/search.ts'
import m105 from '../domains/income-tax/calculators/due-date/index.ts'
import { examples as m106 } from '../domains/income-tax/calculators/due-date/examples.ts'
import { search as m107 } from '../domains/income-tax/calculators/due-date/search.ts'
import m108 from '../domains/credit/calculators/early-payoff/index.ts'
import { examples as m109 } from '../domains/credit/calculators/early-payoff/examples.ts'
import { search as m110 } from '../domains/credit/calculators/early-payoff/search.ts'
import m111 from '../domains/savings/calculators/emergency-fund/index.ts'
import { examples as m112 } from '../domains/savings/calculators/emergency-fund/examples.ts'
import { search as m113 } from '../domains/savings/calculators/emergency-fund/search.ts'
import m114 from '../domains/payroll/calculators/employee-cost/index.ts'
import { examples as m115 } from '../domains/payroll/calculators/employee-cost/examples.ts'
import { search as m116 } from '../domains/payroll/calculators/employee-cost/search.ts'
import m117 from '../domains/social-security/calculators/family-allowance/index.ts'
import { examples as m118 } from '../domains/social-security/calculators/family-allowance/examples.ts'
import { search as m119 } from '../domains/social-security/calculators/family-allowance/search.ts'
import m120 from '../domains/business/calculators/fator-r/index.ts'
import { examples as m121 } from '../domains/business/calculators/fator-r/examples.ts'
import { search as m122 } from '../domains/business/calculators/fator-r/search.ts'
import m123 from '../domains/payroll/calculators/federal-servant-pay/index.ts'
import { examples as m124 } from '../domains/payroll/calculators/federal-servant-pay/examples.ts'
import { search as m125 } from '../domains/payroll/calculators/federal-servant-pay/search.ts'
import m126 from '../domains/termination/calculators/fgts/index.ts'
import { examples as m127 } from '../domains/termination/calculators/fgts/examples.ts'
import { search as m128 } from '../domains/termination/calculators/fgts/search.ts'
import m129 from '../domains/termination/calculators/fgts-advance/index.ts'
import { examples as m130 } from '../domains/termination/calculators/fgts-advance/examples.ts'
import { search as m131 } from '../domains/termination/calculators/fgts-advance/search.ts'
import m132 from '../domains/savings/calculators/financial-independence/index.ts'
import { examples as m133 } from '../domains/savings/calculators/financial-independence/examples.ts'
import { search as m134 } from '../domains/savings/calculators/financial-independence/search.ts'
import m135 from '../domains/housing/calculators/financing/index.ts'
import { examples as m136 } from '../domains/housing/calculators/financing/examples.ts'
import { search as m137 } from '../domains/housing/calculators/financing/search.ts'
import m138 from '../domains/savings/calculators/fixed-income/index.ts'
import { examples as m139 } from '../domains/savings/calculators/fixed-income/examples.ts'
import { search as m140 } from '../domains/savings/calculators/fixed-income/search.ts'
import m141 from '../domains/income-tax/calculators/foreign-investments/index.ts'
import { examples as m142 } from '../domains/income-tax/calculators/foreign-investments/examples.ts'
import { search as m143 } from '../domains/income-tax/calculators/foreign-investments/search.ts'
import m144 from '../domains/household/calculators/fuel/index.ts'
import { examples as m145 } from '../domains/household/calculators/fuel/examples.ts'
import { search as m146 } from '../domains/household/calculators/fuel/search.ts'
import m147 from '../domains/savings/calculators/fund-come-cotas/index.ts'
import { examples as m148 } from '../domains/savings/calculators/fund-come-cotas/examples.ts'
import { search as m149 } from '../domains/savings/calculators/fund-come-cotas/search.ts'
import m150 from '../domains/payroll/calculators/gross-from-net/index.ts'
import { examples as m151 } from '../domains/payroll/calculators/gross-from-net/examples.ts'
import { search as m152 } from '../domains/payroll/calculators/gross-from-net/search.ts'
import m153 from '../domains/payroll/calculators/hazard-pay/index.ts'
import { examples as m154 } from '../domains/payroll/calculators/hazard-pay/examples.ts'
import { search as m155 } from '../domains/payroll/calculators/hazard-pay/search.ts'
import m156 from '../domains/income-tax/calculators/high-income-tax/index.ts'
import { examples as m157 } from '../domains/income-tax/calculators/high-income-tax/examples.ts'
import { search as m158 } from '../domains/income-tax/calculators/high-income-tax/search.ts'
import m159 from '../domains/payroll/calculators/hourly-wage/index.ts'
import { examples as m160 } from '../domains/payroll/calculators/hourly-wage/examples.ts'
import { search as m161 } from '../domains/payroll/calculators/hourly-wage/search.ts'
import m162 from '../domains/housing/calculators/housing-insurance/index.ts'
import { examples as m163 } from '../domains/housing/calculators/housing-insurance/examples.ts'
import { search as m164 } from '../domains/housing/calculators/housing-insurance/search.ts'
import m165 from '../domains/social-security/calculators/inclusion-aid/index.ts'
import { examples as m166 } from '../domains/social-security/calculators/inclusion-aid/examples.ts'
import { search as m167 } from '../domains/social-security/calculators/inclusion-aid/search.ts'
import m168 from '../domains/income-tax/calculators/income-tax/index.ts'
import { examples as m169 } from '../domains/income-tax/calculators/income-tax/examples.ts'
import { search as m170 } from '../domains/income-tax/calculators/income-tax/search.ts'
import m171 from '../domains/income-tax/calculators/income-tax-change/index.ts'
import { examples as m172 } from '../domains/income-tax/calculators/income-tax-change/examples.ts'
import { search as m173 } from '../domains/income-tax/calculators/income-tax-change/search.ts'
import m174 from '../domains/prices/calculators/inflation-adjustment/index.ts'
import { examples as m175 } from '../domains/prices/calculators/inflation-adjustment/examples.ts'
import { search as m176 } from '../domains/prices/calculators/inflation-adjustment/search.ts'
import m177 from '../domains/social-security/calculators/inss-contribution-time/index.ts'
import { examples as m178 } from '../domains/social-security/calculators/inss-contribution-time/examples.ts'
import { search as m179 } from '../domains/social-security/calculators/inss-contribution-time/search.ts'
import m180 from '../domains/payroll/calculators/inss-employee/index.ts'
import { examples as m181 } from '../domains/payroll/calculators/inss-employee/examples.ts'
import { search as m182 } from '../domains/payroll/calculators/inss-employee/search.ts'
import m183 from '../domains/own-account/calculators/inss-self-employed/index.ts'
import { examples as m184 } from '../domains/own-account/calculators/inss-self-employed/examples.ts'
import { search as m185 } from '../domains/own-account/calculators/inss-self-employed/search.ts'
import m186 from '../domains/payroll/calculators/inss-several-jobs/index.ts'
import { examples as m187 } from '../domains/payroll/calculators/inss-several-jobs/examples.ts'
import { search as m188 } from '../domains/payroll/calculators/inss-several-jobs/search.ts'
import m189 from '../domains/credit/calculators/installment/index.ts'
import { examples as m190 } from '../domains/credit/calculators/installment/examples.ts'
import { search as m191 } from '../domains/credit/calculators/installment/search.ts'
import m192 from '../domains/payroll/calculators/intermittent-work/index.ts'
import { examples as m193 } from '../domains/payroll/calculators/intermittent-work/examples.ts'
import { search as m194 } from '../domains/payroll/calculators/intermittent-work/search.ts'
import m195 from '../domains/payroll/calculators/intern/index.ts'
import { examples as m196 } from '../domains/payroll/calculators/intern/examples.ts'
import { search as m197 } from '../domains/payroll/calculators/intern/search.ts'
import m198 from '../domains/savings/calculators/investment-return/index.ts'
import { examples as m199 } from '../domains/savings/calculators/investment-return/examples.ts'
import { search as m200 } from '../domains/savings/calculators/investment-return/search.ts'
import m201 from '../domains/credit/calculators/iof-credit/index.ts'
import { examples as m202 } from '../domains/credit/calculators/iof-credit/examples.ts'
import { search as m203 } from '../domains/credit/calculators/iof-credit/search.ts'
import m204 from '../domains/savings/calculators/iof-redemption/index.ts'
import { examples as m205 } from '../domains/savings/calculators/iof-redemption/examples.ts'
import { search as m206 } from '../domains/savings/calculators/iof-redemption/search.ts'
import m207 from '../domains/income-tax/calculators/irpf-obligation/index.ts'
import { examples as m208 } from '../domains/income-tax/calculators/irpf-obligation/examples.ts'
import { search as m209 } from '../domains/income-tax/calculators/irpf-obligation/search.ts'
import m210 from '../domains/savings/calculators/irr/index.ts'
import { examples as m211 } from '../domains/savings/calculators/irr/examples.ts'
import { search as m212 } from '../domains/savings/calculators/irr/search.ts'
import m213 from '../domains/payroll/calculators/irrf-monthly/index.ts'
import { examples as m214 } from '../domains/payroll/calculators/irrf-monthly/examples.ts'
import { search as m215 } from '../domains/payroll/calculators/irrf-monthly/search.ts'
import m216 from '../domains/prices/calculators/labour-update/index.ts'
import { examples as m217 } from '../domains/prices/calculators/labour-update/examples.ts'
import { search as m218 } from '../domains/prices/calculators/labour-update/search.ts'
import m219 from '../domains/credit/calculators/late-payment/index.ts'
import { examples as m220 } from '../domains/credit/calculators/late-payment/examples.ts'
import { search as m221 } from '../domains/credit/calculators/late-payment/search.ts'
import m222 from '../domains/income-tax/calculators/late-tax-payment/index.ts'
import { examples as m223 } from '../domains/income-tax/calculators/late-tax-payment/examples.ts'
import { search as m224 } from '../domains/income-tax/calculators/late-tax-payment/search.ts'
import m225 from '../domains/savings/calculators/lci-lca/index.ts'
import { examples as m226 } from '../domains/savings/calculators/lci-lca/examples.ts'
import { search as m227 } from '../domains/savings/calculators/lci-lca/search.ts'
import m228 from '../domains/credit/calculators/loan-comparison/index.ts'
import { examples as m229 } from '../domains/credit/calculators/loan-comparison/examples.ts'
import { search as m230 } from '../domains/credit/calculators/loan-comparison/search.ts'
import m231 from '../domains/income-tax/calculators/lump-sum-income/index.ts'
import { examples as m232 } from '../domains/income-tax/calculators/lump-sum-income/examples.ts'
import { search as m233 } from '../domains/income-tax/calculators/lump-sum-income/search.ts'
import m234 from '../domains/business/calculators/markup/index.ts'
import { examples as m235 } from '../domains/business/calculators/markup/examples.ts'
import { search as m236 } from '../domains/business/calculators/markup/search.ts'
import m237 from '../domains/social-security/calculators/maternity-pay/index.ts'
import { examples as m238 } from '../domains/social-security/calculators/maternity-pay/examples.ts'
import { search as m239 } from '../domains/social-security/calculators/maternity-pay/search.ts'
import m240 from '../domains/own-account/calculators/mei-excess/index.ts'
import { examples as m241 } from '../domains/own-account/calculators/mei-excess/examples.ts'
import { search as m242 } from '../domains/own-account/calculators/mei-excess/search.ts'
import m243 from '../domains/own-account/calculators/mei-tax/index.ts'
import { examples as m244 } from '../domains/own-account/calculators/mei-tax/examples.ts'
import { search as m245 } from '../domains/own-account/calculators/mei-tax/search.ts'
import m246 from '../domains/payroll/calculators/minimum-wage-prorated/index.ts'
import { examples as m247 } from '../domains/payroll/calculators/minimum-wage-prorated/examples.ts'
import { search as m248 } from '../domains/payroll/calculators/minimum-wage-prorated/search.ts'
import m249 from '../domains/prices/calculators/monetary-correction/index.ts'
import { examples as m250 } from '../domains/prices/calculators/monetary-correction/examples.ts'
import { search as m251 } from '../domains/prices/calculators/monetary-correction/search.ts'
import m252 from '../domains/savings/calculators/net-present-value/index.ts'
import { examples as m253 } from '../domains/savings/calculators/net-present-value/examples.ts'
import { search as m254 } from '../domains/savings/calculators/net-present-value/search.ts'
import m255 from '../domains/payroll/calculators/net-salary/index.ts'
import { examples as m256 } from '../domains/payroll/calculators/net-salary/examples.ts'
import { search as m257 } from '../domains/payroll/calculators/net-salary/search.ts'
import m258 from '../domains/payroll/calculators/night-shift/index.ts'
import { examples as m259 } from '../domains/payroll/calculators/night-shift/examples.ts'
import { search as m260 } from '../domains/payroll/calculators/night-shift/search.ts'
import m261 from '../domains/termination/calculators/notice/index.ts'
import { examples as m262 } from '../domains/termination/calculators/notice/examples.ts'
import { search as m263 } from '../domains/termination/calculators/notice/search.ts'
import m264 from '../domains/savings/calculators/opportunity-cost/index.ts'
import { examples as m265 } from '../domains/savings/calculators/opportunity-cost/examples.ts'
import { search as m266 } from '../domains/savings/calculators/opportunity-cost/search.ts'
import m267 from '../domains/credit/calculators/overdraft/index.ts'
import { examples as m268 } from '../domains/credit/calculators/overdraft/examples.ts'
import { search as m269 } from '../domains/credit/calculators/overdraft/search.ts'
import m270 from '../domains/payroll/calculators/overtime/index.ts'
import { examples as m271 } from '../domains/payroll/calculators/overtime/examples.ts'
import { search as m272 } from '../domains/payroll/calculators/overtime/search.ts'
import m273 from '../domains/social-security/calculators/paternity-pay/index.ts'
import { examples as m274 } from '../domains/social-security/calculators/paternity-pay/examples.ts'
import { search as m275 } from '../domains/social-security/calculators/paternity-pay/search.ts'
import m276 from '../domains/credit/calculators/payroll-loan/index.ts'
import { examples as m277 } from '../domains/credit/calculators/payroll-loan/examples.ts'
import { search as m278 } from '../domains/credit/calculators/payroll-loan/search.ts'
import m279 from '../domains/household/calculators/percentage/index.ts'
import { examples as m280 } from '../domains/household/calculators/percentage/examples.ts'
import { search as m281 } from '../domains/household/calculators/percentage/search.ts'
import m282 from '../domains/savings/calculators/pgbl-vgbl/index.ts'
import { examples as m283 } from '../domains/savings/calculators/pgbl-vgbl/examples.ts'
import { search as m284 } from '../domains/savings/calculators/pgbl-vgbl/search.ts'
import m285 from '../domains/business/calculators/pj-invoice/index.ts'
import { examples as m286 } from '../domains/business/calculators/pj-invoice/examples.ts'
import { search as m287 } from '../domains/business/calculators/pj-invoice/search.ts'
import m288 from '../domains/savings/calculators/portfolio-return/index.ts'
import { examples as m289 } from '../domains/savings/calculators/portfolio-return/examples.ts'
import { search as m290 } from '../domains/savings/calculators/portfolio-return/search.ts'
import m291 from '../domains/savings/calculators/present-value/index.ts'
import { examples as m292 } from '../domains/savings/calculators/present-value/examples.ts'
import { search as m293 } from '../domains/savings/calculators/present-value/search.ts'
import m294 from '../domains/business/calculators/presumed-profit/index.ts'
import { examples as m295 } from '../domains/business/calculators/presumed-profit/examples.ts'
import { search as m296 } from '../domains/business/calculators/presumed-profit/search.ts'
import m297 from '../domains/business/calculators/pro-labore/index.ts'
import { examples as m298 } from '../domains/business/calculators/pro-labore/examples.ts'
import { search as m299 } from '../domains/business/calculators/pro-labore/search.ts'
import m300 from '../domains/payroll/calculators/profit-sharing/index.ts'
import { examples as m301 } from '../domains/payroll/calculators/profit-sharing/examples.ts'
import { search as m302 } from '../domains/payroll/calculators/profit-sharing/search.ts'
import m303 from '../domains/income-tax/calculators/property-gain/index.ts'
import { examples as m304 } from '../domains/income-tax/calculators/property-gain/examples.ts'
import { search as m305 } from '../domains/income-tax/calculators/property-gain/search.ts'
import m306 from '../domains/prices/calculators/public-debt-update/index.ts'
import { examples as m307 } from '../domains/prices/calculators/public-debt-update/examples.ts'
import { search as m308 } from '../domains/prices/calculators/public-debt-update/search.ts'
import m309 from '../domains/housing/calculators/purchase-costs/index.ts'
import { examples as m310 } from '../domains/housing/calculators/purchase-costs/examples.ts'
import { search as m311 } from '../domains/housing/calculators/purchase-costs/search.ts'
import m312 from '../domains/prices/calculators/rate-conversion/index.ts'
import { examples as m313 } from '../domains/prices/calculators/rate-conversion/examples.ts'
import { search as m314 } from '../domains/prices/calculators/rate-conversion/search.ts'
import m315 from '../domains/prices/calculators/real-return/index.ts'
import { examples as m316 } from '../domains/prices/calculators/real-return/examples.ts'
import { search as m317 } from '../domains/prices/calculators/real-return/search.ts'
import m318 from '../domains/prices/calculators/real-salary/index.ts'
import { examples as m319 } from '../domains/prices/calculators/real-salary/examples.ts'
import { search as m320 } from '../domains/prices/calculators/real-salary/search.ts'
import m321 from '../domains/housing/calculators/rent-adjustment/index.ts'
import { examples as m322 } from '../domains/housing/calculators/rent-adjustment/examples.ts'
import { search as m323 } from '../domains/housing/calculators/rent-adjustment/search.ts'
import m324 from '../domains/housing/calculators/rent-affordability/index.ts'
import { examples as m325 } from '../domains/housing/calculators/rent-affordability/examples.ts'
import { search as m326 } from '../domains/housing/calculators/rent-affordability/search.ts'
import m327 from '../domains/housing/calculators/rent-penalty/index.ts'
import { examples as m328 } from '../domains/housing/calculators/rent-penalty/examples.ts'
import { search as m329 } from '../domains/housing/calculators/rent-penalty/search.ts'
import m330 from '../domains/housing/calculators/rent-vs-buy/index.ts'
import { examples as m331 } from '../domains/housing/calculators/rent-vs-buy/examples.ts'
import { search as m332 } from '../domains/housing/calculators/rent-vs-buy/search.ts'
import m333 from '../domains/social-security/calculators/retirement/index.ts'
import { examples as m334 } from '../domains/social-security/calculators/retirement/examples.ts'
import { search as m335 } from '../domains/social-security/calculators/retirement/search.ts'
import m336 from '../domains/social-security/calculators/retirement-transition/index.ts'
import { examples as m337 } from '../domains/social-security/calculators/retirement-transition/examples.ts'
import { search as m338 } from '../domains/social-security/calculators/retirement-transition/search.ts'
import m339 from '../domains/own-account/calculators/rpa/index.ts'
import { examples as m340 } from '../domains/own-account/calculators/rpa/examples.ts'
import { search as m341 } from '../domains/own-account/calculators/rpa/search.ts'
import m342 from '../domains/social-security/calculators/rural-retirement/index.ts'
import { examples as m343 } from '../domains/social-security/calculators/rural-retirement/examples.ts'
import { search as m344 } from '../domains/social-security/calculators/rural-retirement/search.ts'
import m345 from '../domains/social-security/calculators/salary-allowance/index.ts'
import { examples as m346 } from '../domains/social-security/calculators/salary-allowance/examples.ts'
import { search as m347 } from '../domains/social-security/calculators/salary-allowance/search.ts'
import m348 from '../domains/savings/calculators/savings-return/index.ts'
import { examples as m349 } from '../domains/savings/calculators/savings-return/examples.ts'
import { search as m350 } from '../domains/savings/calculators/savings-return/search.ts'
import m351 from '../domains/termination/calculators/severance/index.ts'
import { examples as m352 } from '../domains/termination/calculators/severance/examples.ts'
import { search as m353 } from '../domains/termination/calculators/severance/search.ts'
import m354 from '../domains/termination/calculators/severance-by-dates/index.ts'
import { examples as m355 } from '../domains/termination/calculators/severance-by-dates/examples.ts'
import { search as m356 } from '../domains/termination/calculators/severance-by-dates/search.ts'
import m357 from '../domains/social-security/calculators/sick-pay/index.ts'
import { examples as m358 } from '../domains/social-security/calculators/sick-pay/examples.ts'
import { search as m359 } from '../domains/social-security/calculators/sick-pay/search.ts'
import m360 from '../domains/savings/calculators/simple-interest/index.ts'
import { examples as m361 } from '../domains/savings/calculators/simple-interest/examples.ts'
import { search as m362 } from '../domains/savings/calculators/simple-interest/search.ts'
import m363 from '../domains/business/calculators/simples-nacional/index.ts'
import { examples as m364 } from '../domains/business/calculators/simples-nacional/examples.ts'
import { search as m365 } from '../domains/business/calculators/simples-nacional/search.ts'
import m366 from '../domains/social-security/calculators/special-retirement/index.ts'
import { examples as m367 } from '../domains/social-security/calculators/special-retirement/examples.ts'
import { search as m368 } from '../domains/social-security/calculators/special-retirement/search.ts'
import m369 from '../domains/income-tax/calculators/stock-tax/index.ts'
import { examples as m370 } from '../domains/income-tax/calculators/stock-tax/examples.ts'
import { search as m371 } from '../domains/income-tax/calculators/stock-tax/search.ts'
import m372 from '../domains/business/calculators/tax-reform/index.ts'
import { examples as m373 } from '../domains/business/calculators/tax-reform/examples.ts'
import { search as m374 } from '../domains/business/calculators/tax-reform/search.ts'
import m375 from '../domains/savings/calculators/tesouro-ipca/index.ts'
import { examples as m376 } from '../domains/savings/calculators/tesouro-ipca/examples.ts'
import { search as m377 } from '../domains/savings/calculators/tesouro-ipca/search.ts'
import m378 from '../domains/savings/calculators/tesouro-monthly/index.ts'
import { examples as m379 } from '../domains/savings/calculators/tesouro-monthly/examples.ts'
import { search as m380 } from '../domains/savings/calculators/tesouro-monthly/search.ts'
import m381 from '../domains/savings/calculators/tesouro-prefixado/index.ts'
import { examples as m382 } from '../domains/savings/calculators/tesouro-prefixado/examples.ts'
import { search as m383 } from '../domains/savings/calculators/tesouro-prefixado/search.ts'
import m384 from '../domains/savings/calculators/tesouro-selic/index.ts'
import { examples as m385 } from '../domains/savings/calculators/tesouro-selic/examples.ts'
import { search as m386 } from '../domains/savings/calculators/tesouro-selic/search.ts'
import m387 from '../domains/payroll/calculators/thirteenth-salary/index.ts'
import { examples as m388 } from '../domains/payroll/calculators/thirteenth-salary/examples.ts'
import { search as m389 } from '../domains/payroll/calculators/thirteenth-salary/search.ts'
import m390 from '../domains/payroll/calculators/time-bank/index.ts'
import { examples as m391 } from '../domains/payroll/calculators/time-bank/examples.ts'
import { search as m392 } from '../domains/payroll/calculators/time-bank/search.ts'
import m393 from '../domains/payroll/calculators/transport-voucher/index.ts'
import { examples as m394 } from '../domains/payroll/calculators/transport-voucher/examples.ts'
import { search as m395 } from '../domains/payroll/calculators/transport-voucher/search.ts'
import m396 from '../domains/termination/calculators/unemployment-insurance/index.ts'
import { examples as m397 } from '../domains/termination/calculators/unemployment-insurance/examples.ts'
import { search as m398 } from '../domains/termination/calculators/unemployment-insurance/search.ts'
import m399 from '../domains/payroll/calculators/vacation-pay/index.ts'
import { examples as m400 } from '../domains/payroll/calculators/vacation-pay/examples.ts'
import { search as m401 } from '../domains/payroll/calculators/vacation-pay/search.ts'
import m402 from '../domains/payroll/calculators/weekly-rest/index.ts'
import { examples as m403 } from '../domains/payroll/calculators/weekly-rest/examples.ts'
import { search as m404 } from '../domains/payroll/calculators/weekly-rest/search.ts'
import m405 from '../domains/payroll/calculators/work-hours/index.ts'
import { examples as m406 } from '../domains/payroll/calculators/work-hours/examples.ts'
import { search as m407 } from '../domains/payroll/calculators/work-hours/search.ts'
import m408 from '../domains/prices/decisions/accept_raise/index.ts'
import { examples as m409 } from '../domains/prices/decisions/accept_raise/examples.ts'
import { search as m410 } from '../domains/prices/decisions/accept_raise/search.ts'
import m411 from '../domains/termination/decisions/after_dismissal/index.ts'
import { examples as m412 } from '../domains/termination/decisions/after_dismissal/examples.ts'
import { search as m413 } from '../domains/termination/decisions/after_dismissal/search.ts'
import m414 from '../domains/termination/decisions/agreement_or_dismissal/index.ts'
import { examples as m415 } from '../domains/termination/decisions/agreement_or_dismissal/examples.ts'
import { search as m416 } from '../domains/termination/decisions/agreement_or_dismissal/search.ts'
import m417 from '../domains/social-security/decisions/benefit_and_raise/index.ts'
import { examples as m418 } from '../domains/social-security/decisions/benefit_and_raise/examples.ts'
import { search as m419 } from '../domains/social-security/decisions/benefit_and_raise/search.ts'
import m420 from '../domains/housing/decisions/buy_or_rent/index.ts'
import { examples as m421 } from '../domains/housing/decisions/buy_or_rent/examples.ts'
import { search as m422 } from '../domains/housing/decisions/buy_or_rent/search.ts'
import m423 from '../domains/business/decisions/choose_tax_regime/index.ts'
import { examples as m424 } from '../domains/business/decisions/choose_tax_regime/examples.ts'
import { search as m425 } from '../domains/business/decisions/choose_tax_regime/search.ts'
import m426 from '../domains/business/decisions/evaluate_pj_offer/index.ts'
import { examples as m427 } from '../domains/business/decisions/evaluate_pj_offer/examples.ts'
import { search as m428 } from '../domains/business/decisions/evaluate_pj_offer/search.ts'
import m429 from '../domains/own-account/decisions/open_mei_or_me/index.ts'
import { examples as m430 } from '../domains/own-account/decisions/open_mei_or_me/examples.ts'
import { search as m431 } from '../domains/own-account/decisions/open_mei_or_me/search.ts'
import m432 from '../domains/savings/decisions/pay_debt_or_invest/index.ts'
import { examples as m433 } from '../domains/savings/decisions/pay_debt_or_invest/examples.ts'
import { search as m434 } from '../domains/savings/decisions/pay_debt_or_invest/search.ts'
import m435 from '../domains/credit/decisions/pay_off_early/index.ts'
import { examples as m436 } from '../domains/credit/decisions/pay_off_early/examples.ts'
import { search as m437 } from '../domains/credit/decisions/pay_off_early/search.ts'
import m438 from '../domains/housing/decisions/rent_adjust_or_move/index.ts'
import { examples as m439 } from '../domains/housing/decisions/rent_adjust_or_move/examples.ts'
import { search as m440 } from '../domains/housing/decisions/rent_adjust_or_move/search.ts'
import m441 from '../domains/social-security/decisions/when_to_retire/index.ts'
import { examples as m442 } from '../domains/social-security/decisions/when_to_retire/examples.ts'
import { search as m443 } from '../domains/social-security/decisions/when_to_retire/search.ts'
import m444 from '../domains/savings/decisions/where_to_invest/index.ts'
import { examples as m445 } from '../domains/savings/decisions/where_to_invest/examples.ts'
import { search as m446 } from '../domains/savings/decisions/where_to_invest/search.ts'
import m447 from '../questions/compare/index.ts'
import { examples as m448 } from '../questions/compare/examples.ts'
import { search as m449 } from '../questions/compare/search.ts'
import m450 from '../questions/solve/index.ts'
import { examples as m451 } from '../questions/solve/examples.ts'
import { search as m452 } from '../questions/solve/search.ts'
import m453 from '../questions/sweep/index.ts'
import { examples as m454 } from '../questions/sweep/examples.ts'
import { search as m455 } from '../questions/sweep/search.ts'
import m456 from '../questions/timeline/index.ts'
import { examples as m457 } from '../questions/timeline/examples.ts'
import { search as m458 } from '../questions/timeline/search.ts'
import m459 from '../domains/payroll/checks/check-inss/index.ts'
import { examples as m460 } from '../domains/payroll/checks/check-inss/examples.ts'
import { search as m461 } from '../domains/payroll/checks/check-inss/search.ts'
import m462 from '../domains/income-tax/checks/check-irpf-obligation/index.ts'
import { examples as m463 } from '../domains/income-tax/checks/check-irpf-obligation/examples.ts'
import { search as m464 } from '../domains/income-tax/checks/check-irpf-obligation/search.ts'
import m465 from '../domains/payroll/checks/check-irrf/index.ts'
import { examples as m466 } from '../domains/payroll/checks/check-irrf/examples.ts'
import { search as m467 } from '../domains/payroll/checks/check-irrf/search.ts'
import m468 from '../domains/payroll/checks/check-payslip/index.ts'
import { examples as m469 } from '../domains/payroll/checks/check-payslip/examples.ts'
import { search as m470 } from '../domains/payroll/checks/check-payslip/search.ts'
import m471 from '../domains/termination/checks/check-severance/index.ts'
import { examples as m472 } from '../domains/termination/checks/check-severance/examples.ts'
import { search as m473 } from '../domains/termination/checks/check-severance/search.ts'
import m474 from '../domains/payroll/checks/check-thirteenth/index.ts'
import { examples as m475 } from '../domains/payroll/checks/check-thirteenth/examples.ts'
import { search as m476 } from '../domains/payroll/checks/check-thirteenth/search.ts'
import m477 from '../domains/payroll/checks/check-vacation-receipt/index.ts'
import { examples as m478 } from '../domains/payroll/checks/check-vacation-receipt/examples.ts'
import { search as m479 } from '../domains/payroll/checks/check-vacation-receipt/search.ts'
import m480 from '../catalogue/queries/bond-history.ts'
import { search as m481 } from '../catalogue/queries/bond-history.search.ts'
import m482 from '../catalogue/queries/bonds.ts'
import { search as m483 } from '../catalogue/queries/bonds.search.ts'
import m484 from '../catalogue/queries/calculators.ts'
import m485 from '../catalogue/queries/calendar.ts'
import { search as m486 } from '../catalogue/queries/calendar.search.ts'
import m487 from '../catalogue/queries/calendar-business-days.ts'
import { search as m488 } from '../catalogue/queries/calendar-business-days.search.ts'
import m489 from '../catalogue/queries/changes.ts'
import { search as m490 } from '../catalogue/queries/changes.search.ts'
import m491 from '../catalogue/queries/checks.ts'
import m492 from '../catalogue/queries/classifications.ts'
import { search as m493 } from '../catalogue/queries/classifications.search.ts'
import m494 from '../catalogue/queries/exchange.ts'
import { search as m495 } from '../catalogue/queries/exchange.search.ts'
import m496 from '../catalogue/queries/exchange-currency.ts'
import { search as m497 } from '../catalogue/queries/exchange-currency.search.ts'
import m498 from '../catalogue/queries/expectations.ts'
import { search as m499 } from '../catalogue/queries/expectations.search.ts'
import m500 from '../catalogue/queries/health.ts'
import m501 from '../catalogue/queries/obligations.ts'
import { search as m502 } from '../catalogue/queries/obligations.search.ts'
import m503 from '../catalogue/queries/rates.ts'
import m504 from '../catalogue/queries/rates-accumulated.ts'
import m505 from '../catalogue/queries/rates-history.ts'
import m506 from '../catalogue/queries/read-document.ts'
import { search as m507 } from '../catalogue/queries/read-document.search.ts'
import m508 from '../catalogue/queries/salary.ts'
import m509 from '../catalogue/queries/salary-list.ts'
import m510 from '../catalogue/queries/search.ts'
import { search as m511 } from '../catalogue/queries/search.search.ts'
import m512 from '../catalogue/queries/series.ts'
import { search as m513 } from '../catalogue/queries/series.search.ts'
import m514 from '../catalogue/queries/series-code.ts'
import { search as m515 } from '../catalogue/queries/series-code.search.ts'
import m516 from '../catalogue/queries/sources.ts'
import { search as m517 } from '../catalogue/queries/sources.search.ts'
import m518 from '../catalogue/queries/table.ts'
import m519 from '../catalogue/queries/table-history.ts'
import m520 from '../catalogue/queries/tables.ts'
import m521 from '../catalogue/queries/workflows.ts'
import m522 from '../domains/social-security/law/acquired-retirement.ts'
import m523 from '../domains/payroll/law/apprentice.ts'
import m524 from '../domains/social-security/law/benefit-accumulation.ts'
import m525 from '../domains/social-security/law/bolsa-familia.ts'
import m526 from '../domains/social-security/law/bpc.ts'
import m527 from '../domains/income-tax/law/capital-gain.ts'
import m528 from '../domains/credit/law/card-interest-cap.ts'
import m529 from '../domains/own-account/law/carne-leao.ts'
import m530 from '../domains/prices/law/civil-interest.ts'
import m531 from '../domains/business/law/company-size.ts'
import m532 from '../domains/business/law/consumption-tax.ts'
import m533 from '../domains/social-security/law/contribution-time.ts'
import m534 from '../domains/income-tax/law/crypto.ts'
import m535 from '../domains/savings/law/custody-fee.ts'
import m536 from '../domains/social-security/law/death-pension.ts'
import m537 from '../domains/social-security/law/disabled-retirement.ts'
import m538 from '../domains/termination/law/dismissal-contribution.ts'
import m539 from '../domains/business/law/dividends.ts'
import m540 from '../domains/payroll/law/domestic.ts'
import m541 from '../domains/income-tax/law/due-dates.ts'
import m542 from '../domains/credit/law/early-payoff.ts'
import m543 from '../domains/payroll/law/employer-charges.ts'
import m544 from '../domains/payroll/law/family-allowance.ts'
import m545 from '../domains/payroll/law/federal-servants.ts'
import m546 from '../domains/payroll/law/fgts.ts'
import m547 from '../domains/termination/law/fgts-advance.ts'
import m548 from '../domains/termination/law/fgts-anniversary.ts'
import m549 from '../domains/housing/law/fgts-home.ts'
import m550 from '../domains/income-tax/law/foreign-investments.ts'
import m551 from '../domains/savings/law/fund-tax.ts'
import m552 from '../domains/payroll/law/hazard-pay.ts'
import m553 from '../domains/social-security/law/inclusion-aid.ts'
import m554 from '../domains/payroll/law/inss.ts'
import m555 from '../domains/own-account/law/inss-self-employed.ts'
import m556 from '../domains/payroll/law/intermittent.ts'
import m557 from '../domains/payroll/law/internship.ts'
import m558 from '../domains/savings/law/investment-income-tax.ts'
import m559 from '../domains/credit/law/iof.ts'
import m560 from '../domains/prices/law/iof-exchange.ts'
import m561 from '../domains/savings/law/iof-redemption.ts'
import m562 from '../domains/household/law/ipva.ts'
import m563 from '../domains/income-tax/law/irpf-annual.ts'
import m564 from '../domains/income-tax/law/irpf-obligation.ts'
import m565 from '../domains/payroll/law/irrf.ts'
import m566 from '../domains/housing/law/itbi.ts'
import m567 from '../domains/prices/law/labour-update.ts'
import m568 from '../domains/credit/law/late-charges.ts'
import m569 from '../domains/income-tax/law/late-payment.ts'
import m570 from '../domains/savings/law/lci-lca-term.ts'
import m571 from '../domains/prices/law/legal-rate.ts'
import m572 from '../domains/income-tax/law/lump-sum.ts'
import m573 from '../domains/social-security/law/maternity.ts'
import m574 from '../domains/own-account/law/mei.ts'
import m575 from '../domains/own-account/law/mei-excess.ts'
import m576 from '../domains/credit/law/minimum-existence.ts'
import m577 from '../domains/income-tax/law/minimum-tax.ts'
import m578 from '../domains/payroll/law/minimum-wage.ts'
import m579 from '../domains/payroll/law/night-extension.ts'
import m580 from '../domains/payroll/law/night-work.ts'
import m581 from '../domains/termination/law/notice.ts'
import m582 from '../domains/termination/law/other-terminations.ts'
import m583 from '../domains/credit/law/overdraft.ts'
import m584 from '../domains/payroll/law/overtime.ts'
import m585 from '../domains/own-account/law/own-account.ts'
import m586 from '../domains/social-security/law/paternity.ts'
import m587 from '../domains/payroll/law/payroll-lines.ts'
import m588 from '../domains/credit/law/payroll-loan.ts'
import m589 from '../domains/payroll/law/plr.ts'
import m590 from '../domains/business/law/presumed-profit.ts'
import m591 from '../domains/savings/law/private-pension.ts'
import m592 from '../domains/income-tax/law/property-relief.ts'
import m593 from '../domains/prices/law/public-debt-update.ts'
import m594 from '../domains/housing/law/rent-adjustment.ts'
import m595 from '../domains/housing/law/rent-penalty.ts'
import m596 from '../domains/social-security/law/retirement.ts'
import m597 from '../domains/social-security/law/retirement-transition.ts'
import m598 from '../domains/social-security/law/rural-retirement.ts'
import m599 from '../domains/social-security/law/salary-allowance.ts'
import m600 from '../domains/social-security/law/salary-average.ts'
import m601 from '../domains/savings/law/savings-rule.ts'
import m602 from '../domains/termination/law/severance-deadline.ts'
import m603 from '../domains/social-security/law/sick-pay.ts'
import m604 from '../domains/business/law/simples-nacional.ts'
import m605 from '../domains/social-security/law/special-retirement.ts'
import m606 from '../domains/income-tax/law/stock-exchange.ts'
import m607 from '../domains/business/law/tax-reform.ts'
import m608 from '../domains/termination/law/termination.ts'
import m609 from '../domains/payroll/law/thirteenth.ts'
import m610 from '../domains/payroll/law/time-bank.ts'
import m611 from '../domains/payroll/law/time-tolerance.ts'
import m612 from '../domains/payroll/law/transport-voucher.ts'
import m613 from '../domains/termination/law/uncontested-pay.ts'
import m614 from '../domains/termination/law/unemployment-eligibility.ts'
import m615 from '../domains/termination/law/unemployment-insurance.ts'
import m616 from '../domains/payroll/law/vacation.ts'
import m617 from '../domains/payroll/law/vacation-entitlement.ts'
import m618 from '../domains/savings/law/vgbl-iof.ts'
import m619 from '../domains/payroll/law/weekly-rest.ts'
import m620 from '../domains/termination/law/worked-notice.ts'
import m621 from '../domains/payroll/law/working-time.ts'
import { search as m622 } from '../domains/social-security/law/acquired-retirement.search.ts'
import { search as m623 } from '../domains/payroll/law/apprentice.search.ts'
import { search as m624 } from '../domains/social-security/law/benefit-accumulation.search.ts'
import { search as m625 } from '../domains/social-security/law/bolsa-familia.search.ts'
import { search as m626 } from '../domains/social-security/law/bpc.search.ts'
import { search as m627 } from '../domains/income-tax/law/capital-gain.search.ts'
import { search as m628 } from '../domains/credit/law/card-interest-cap.search.ts'
import { search as m629 } from '../domains/own-account/law/carne-leao.search.ts'
import { search as m630 } from '../domains/prices/law/civil-interest.search.ts'
import { search as m631 } from '../domains/business/law/company-size.search.ts'
import { search as m632 } from '../domains/business/law/consumption-tax.search.ts'
import { search as m633 } from '../domains/social-security/law/contribution-time.search.ts'
import { search as m634 } from '../domains/income-tax/law/crypto.search.ts'
import { search as m635 } from '../domains/savings/law/custody-fee.search.ts'
import { search as m636 } from '../domains/social-security/law/death-pension.search.ts'
import { search as m637 } from '../domains/social-security/law/disabled-retirement.search.ts'
import { search as m638 } from '../domains/termination/law/dismissal-contribution.search.ts'
import { search as m639 } from '../domains/business/law/dividends.search.ts'
import { search as m640 } from '../domains/payroll/law/domestic.search.ts'
import { search as m641 } from '../domains/income-tax/law/due-dates.search.ts'
import { search as m642 } from '../domains/credit/law/early-payoff.search.ts'
import { search as m643 } from '../domains/payroll/law/employer-charges.search.ts'
import { search as m644 } from '../domains/payroll/law/family-allowance.search.ts'
import { search as m645 } from '../domains/payroll/law/federal-servants.search.ts'
import { search as m646 } from '../domains/payroll/law/fgts.search.ts'
import { search as m647 } from '../domains/termination/law/fgts-advance.search.ts'
import { search as m648 } from '../domains/termination/law/fgts-anniversary.search.ts'
import { search as m649 } from '../domains/housing/law/fgts-home.search.ts'
import { search as m650 } from '../domains/income-tax/law/foreign-investments.search.ts'
import { search as m651 } from '../domains/savings/law/fund-tax.search.ts'
import { search as m652 } from '../domains/payroll/law/hazard-pay.search.ts'
import { search as m653 } from '../domains/social-security/law/inclusion-aid.search.ts'
import { search as m654 } from '../domains/payroll/law/inss.search.ts'
import { search as m655 } from '../domains/own-account/law/inss-self-employed.search.ts'
import { search as m656 } from '../domains/payroll/law/intermittent.search.ts'
import { search as m657 } from '../domains/payroll/law/internship.search.ts'
import { search as m658 } from '../domains/savings/law/investment-income-tax.search.ts'
import { search as m659 } from '../domains/credit/law/iof.search.ts'
import { search as m660 } from '../domains/prices/law/iof-exchange.search.ts'
import { search as m661 } from '../domains/savings/law/iof-redemption.search.ts'
import { search as m662 } from '../domains/household/law/ipva.search.ts'
import { search as m663 } from '../domains/income-tax/law/irpf-annual.search.ts'
import { search as m664 } from '../domains/income-tax/law/irpf-obligation.search.ts'
import { search as m665 } from '../domains/payroll/law/irrf.search.ts'
import { search as m666 } from '../domains/housing/law/itbi.search.ts'
import { search as m667 } from '../domains/prices/law/labour-update.search.ts'
import { search as m668 } from '../domains/credit/law/late-charges.search.ts'
import { search as m669 } from '../domains/income-tax/law/late-payment.search.ts'
import { search as m670 } from '../domains/savings/law/lci-lca-term.search.ts'
import { search as m671 } from '../domains/prices/law/legal-rate.search.ts'
import { search as m672 } from '../domains/income-tax/law/lump-sum.search.ts'
import { search as m673 } from '../domains/social-security/law/maternity.search.ts'
import { search as m674 } from '../domains/own-account/law/mei.search.ts'
import { search as m675 } from '../domains/own-account/law/mei-excess.search.ts'
import { search as m676 } from '../domains/credit/law/minimum-existence.search.ts'
import { search as m677 } from '../domains/income-tax/law/minimum-tax.search.ts'
import { search as m678 } from '../domains/payroll/law/minimum-wage.search.ts'
import { search as m679 } from '../domains/payroll/law/night-extension.search.ts'
import { search as m680 } from '../domains/payroll/law/night-work.search.ts'
import { search as m681 } from '../domains/termination/law/notice.search.ts'
import { search as m682 } from '../domains/termination/law/other-terminations.search.ts'
import { search as m683 } from '../domains/credit/law/overdraft.search.ts'
import { search as m684 } from '../domains/payroll/law/overtime.search.ts'
import { search as m685 } from '../domains/own-account/law/own-account.search.ts'
import { search as m686 } from '../domains/social-security/law/paternity.search.ts'
import { search as m687 } from '../domains/payroll/law/payroll-lines.search.ts'
import { search as m688 } from '../domains/credit/law/payroll-loan.search.ts'
import { search as m689 } from '../domains/payroll/law/plr.search.ts'
import { search as m690 } from '../domains/business/law/presumed-profit.search.ts'
import { search as m691 } from '../domains/savings/law/private-pension.search.ts'
import { search as m692 } from '../domains/income-tax/law/property-relief.search.ts'
import { search as m693 } from '../domains/prices/law/public-debt-update.search.ts'
import { search as m694 } from '../domains/housing/law/rent-adjustment.search.ts'
import { search as m695 } from '../domains/housing/law/rent-penalty.search.ts'
import { search as m696 } from '../domains/social-security/law/retirement.search.ts'
import { search as m697 } from '../domains/social-security/law/retirement-transition.search.ts'
import { search as m698 } from '../domains/social-security/law/rural-retirement.search.ts'
import { search as m699 } from '../domains/social-security/law/salary-allowance.search.ts'
import { search as m700 } from '../domains/social-security/law/salary-average.search.ts'
import { search as m701 } from '../domains/savings/law/savings-rule.search.ts'
import { search as m702 } from '../domains/termination/law/severance-deadline.search.ts'
import { search as m703 } from '../domains/social-security/law/sick-pay.search.ts'
import { search as m704 } from '../domains/business/law/simples-nacional.search.ts'
import { search as m705 } from '../domains/social-security/law/special-retirement.search.ts'
import { search as m706 } from '../domains/income-tax/law/stock-exchange.search.ts'
import { search as m707 } from '../domains/business/law/tax-reform.search.ts'
import { search as m708 } from '../domains/termination/law/termination.search.ts'
import { search as m709 } from '../domains/payroll/law/thirteenth.search.ts'
import { search as m710 } from '../domains/payroll/law/time-bank.search.ts'
import { search as m711 } from '../domains/payroll/law/time-tolerance.search.ts'
import { search as m712 } from '../domains/payroll/law/transport-voucher.search.ts'
import { search as m713 } from '../domains/termination/law/uncontested-pay.search.ts'
import { search as m714 } from '../domains/termination/law/unemployment-eligibility.search.ts'
import { search as m715 } from '../domains/termination/law/unemployment-insurance.search.ts'
import { search as m716 } from '../domains/payroll/law/vacation.search.ts'
import { search as m717 } from '../domains/payroll/law/vacation-entitlement.search.ts'
import { search as m718 } from '../domains/savings/law/vgbl-iof.search.ts'
import { search as m719 } from '../domains/payroll/law/weekly-rest.search.ts'
import { search as m720 } from '../domains/termination/law/worked-notice.search.ts'
import { search as m721 } from '../domains/payroll/law/working-time.search.ts'

export const registry = registryWhenAsked({
  calculators: {
    'acquired-retirement': () => listed(m0, { examples: () => m1, search: () => m2 }),
    'alimony': () => listed(m3, { examples: () => m4, search: () => m5 }),
    'alimony-arrears': () => listed(m6, { examples: () => m7, search: () => m8 }),
    'anniversary-withdrawal': () => listed(m9, { examples: () => m10, search: () => m11 }),
    'annual-salary': () => listed(m12, { examples: () => m13, search: () => m14 }),
    'apprentice': () => listed(m15, { examples: () => m16, search: () => m17 }),
    'benefit-amount': () => listed(m18, { examples: () => m19, search: () => m20 }),
    'bolsa-familia': () => listed(m21, { examples: () => m22, search: () => m23 }),
    'bpc': () => listed(m24, { examples: () => m25, search: () => m26 }),
    'budget': () => listed(m27, { examples: () => m28, search: () => m29 }),
    'business-days': () => listed(m30, { examples: () => m31, search: () => m32 }),
    'car-ownership-cost': () => listed(m33, { examples: () => m34, search: () => m35 }),
    'card-machine-fee': () => listed(m36, { examples: () => m37, search: () => m38 }),
    'carne-leao': () => listed(m39, { examples: () => m40, search: () => m41 }),
    'cdb-comparison': () => listed(m42, { examples: () => m43, search: () => m44 }),
    'cdi-yield': () => listed(m45, { examples: () => m46, search: () => m47 }),
    'civil-update': () => listed(m48, { examples: () => m49, search: () => m50 }),
    'clt-vs-pj': () => listed(m51, { examples: () => m52, search: () => m53 }),
    'compound-interest': () => listed(m54, { examples: () => m55, search: () => m56 }),
    'consorcio': () => listed(m57, { examples: () => m58, search: () => m59 }),
    'consortium-bid': () => listed(m60, { examples: () => m61, search: () => m62 }),
    'consumption-tax': () => listed(m63, { examples: () => m64, search: () => m65 }),
    'contribution-average': () => listed(m66, { examples: () => m67, search: () => m68 }),
    'credit-card-interest': () => listed(m69, { examples: () => m70, search: () => m71 }),
    'crypto-gain': () => listed(m72, { examples: () => m73, search: () => m74 }),
    'currency': () => listed(m75, { examples: () => m76, search: () => m77 }),
    'death-pension': () => listed(m78, { examples: () => m79, search: () => m80 }),
    'debt-minimum': () => listed(m81, { examples: () => m82, search: () => m83 }),
    'debt-payoff': () => listed(m84, { examples: () => m85, search: () => m86 }),
    'disabled-retirement': () => listed(m87, { examples: () => m88, search: () => m89 }),
    'discount': () => listed(m90, { examples: () => m91, search: () => m92 }),
    'dismissal-cost': () => listed(m93, { examples: () => m94, search: () => m95 }),
    'dividend-withholding': () => listed(m96, { examples: () => m97, search: () => m98 }),
    'dividend-yield': () => listed(m99, { examples: () => m100, search: () => m101 }),
    'domestic-worker': () => listed(m102, { examples: () => m103, search: () => m104 }),
    'due-date': () => listed(m105, { examples: () => m106, search: () => m107 }),
    'early-payoff': () => listed(m108, { examples: () => m109, search: () => m110 }),
    'emergency-fund': () => listed(m111, { examples: () => m112, search: () => m113 }),
    'employee-cost': () => listed(m114, { examples: () => m115, search: () => m116 }),
    'family-allowance': () => listed(m117, { examples: () => m118, search: () => m119 }),
    'fator-r': () => listed(m120, { examples: () => m121, search: () => m122 }),
    'federal-servant-pay': () => listed(m123, { examples: () => m124, search: () => m125 }),
    'fgts': () => listed(m126, { examples: () => m127, search: () => m128 }),
    'fgts-advance': () => listed(m129, { examples: () => m130, search: () => m131 }),
    'financial-independence': () => listed(m132, { examples: () => m133, search: () => m134 }),
    'financing': () => listed(m135, { examples: () => m136, search: () => m137 }),
    'fixed-income': () => listed(m138, { examples: () => m139, search: () => m140 }),
    'foreign-investments': () => listed(m141, { examples: () => m142, search: () => m143 }),
    'fuel': () => listed(m144, { examples: () => m145, search: () => m146 }),
    'fund-come-cotas': () => listed(m147, { examples: () => m148, search: () => m149 }),
    'gross-from-net': () => listed(m150, { examples: () => m151, search: () => m152 }),
    'hazard-pay': () => listed(m153, { examples: () => m154, search: () => m155 }),
    'high-income-tax': () => listed(m156, { examples: () => m157, search: () => m158 }),
    'hourly-wage': () => listed(m159, { examples: () => m160, search: () => m161 }),
    'housing-insurance': () => listed(m162, { examples: () => m163, search: () => m164 }),
    'inclusion-aid': () => listed(m165, { examples: () => m166, search: () => m167 }),
    'income-tax': () => listed(m168, { examples: () => m169, search: () => m170 }),
    'income-tax-change': () => listed(m171, { examples: () => m172, search: () => m173 }),
    'inflation-adjustment': () => listed(m174, { examples: () => m175, search: () => m176 }),
    'inss-contribution-time': () => listed(m177, { examples: () => m178, search: () => m179 }),
    'inss-employee': () => listed(m180, { examples: () => m181, search: () => m182 }),
    'inss-self-employed': () => listed(m183, { examples: () => m184, search: () => m185 }),
    'inss-several-jobs': () => listed(m186, { examples: () => m187, search: () => m188 }),
    'installment': () => listed(m189, { examples: () => m190, search: () => m191 }),
    'intermittent-work': () => listed(m192, { examples: () => m193, search: () => m194 }),
    'intern': () => listed(m195, { examples: () => m196, search: () => m197 }),
    'investment-return': () => listed(m198, { examples: () => m199, search: () => m200 }),
    'iof-credit': () => listed(m201, { examples: () => m202, search: () => m203 }),
    'iof-redemption': () => listed(m204, { examples: () => m205, search: () => m206 }),
    'irpf-obligation': () => listed(m207, { examples: () => m208, search: () => m209 }),
    'irr': () => listed(m210, { examples: () => m211, search: () => m212 }),
    'irrf-monthly': () => listed(m213, { examples: () => m214, search: () => m215 }),
    'labour-update': () => listed(m216, { examples: () => m217, search: () => m218 }),
    'late-payment': () => listed(m219, { examples: () => m220, search: () => m221 }),
    'late-tax-payment': () => listed(m222, { examples: () => m223, search: () => m224 }),
    'lci-lca': () => listed(m225, { examples: () => m226, search: () => m227 }),
    'loan-comparison': () => listed(m228, { examples: () => m229, search: () => m230 }),
    'lump-sum-income': () => listed(m231, { examples: () => m232, search: () => m233 }),
    'markup': () => listed(m234, { examples: () => m235, search: () => m236 }),
    'maternity-pay': () => listed(m237, { examples: () => m238, search: () => m239 }),
    'mei-excess': () => listed(m240, { examples: () => m241, search: () => m242 }),
    'mei-tax': () => listed(m243, { examples: () => m244, search: () => m245 }),
    'minimum-wage-prorated': () => listed(m246, { examples: () => m247, search: () => m248 }),
    'monetary-correction': () => listed(m249, { examples: () => m250, search: () => m251 }),
    'net-present-value': () => listed(m252, { examples: () => m253, search: () => m254 }),
    'net-salary': () => listed(m255, { examples: () => m256, search: () => m257 }),
    'night-shift': () => listed(m258, { examples: () => m259, search: () => m260 }),
    'notice': () => listed(m261, { examples: () => m262, search: () => m263 }),
    'opportunity-cost': () => listed(m264, { examples: () => m265, search: () => m266 }),
    'overdraft': () => listed(m267, { examples: () => m268, search: () => m269 }),
    'overtime': () => listed(m270, { examples: () => m271, search: () => m272 }),
    'paternity-pay': () => listed(m273, { examples: () => m274, search: () => m275 }),
    'payroll-loan': () => listed(m276, { examples: () => m277, search: () => m278 }),
    'percentage': () => listed(m279, { examples: () => m280, search: () => m281 }),
    'pgbl-vgbl': () => listed(m282, { examples: () => m283, search: () => m284 }),
    'pj-invoice': () => listed(m285, { examples: () => m286, search: () => m287 }),
    'portfolio-return': () => listed(m288, { examples: () => m289, search: () => m290 }),
    'present-value': () => listed(m291, { examples: () => m292, search: () => m293 }),
    'presumed-profit': () => listed(m294, { examples: () => m295, search: () => m296 }),
    'pro-labore': () => listed(m297, { examples: () => m298, search: () => m299 }),
    'profit-sharing': () => listed(m300, { examples: () => m301, search: () => m302 }),
    'property-gain': () => listed(m303, { examples: () => m304, search: () => m305 }),
    'public-debt-update': () => listed(m306, { examples: () => m307, search: () => m308 }),
    'purchase-costs': () => listed(m309, { examples: () => m310, search: () => m311 }),
    'rate-conversion': () => listed(m312, { examples: () => m313, search: () => m314 }),
    'real-return': () => listed(m315, { examples: () => m316, search: () => m317 }),
    'real-salary': () => listed(m318, { examples: () => m319, search: () => m320 }),
    'rent-adjustment': () => listed(m321, { examples: () => m322, search: () => m323 }),
    'rent-affordability': () => listed(m324, { examples: () => m325, search: () => m326 }),
    'rent-penalty': () => listed(m327, { examples: () => m328, search: () => m329 }),
    'rent-vs-buy': () => listed(m330, { examples: () => m331, search: () => m332 }),
    'retirement': () => listed(m333, { examples: () => m334, search: () => m335 }),
    'retirement-transition': () => listed(m336, { examples: () => m337, search: () => m338 }),
    'rpa': () => listed(m339, { examples: () => m340, search: () => m341 }),
    'rural-retirement': () => listed(m342, { examples: () => m343, search: () => m344 }),
    'salary-allowance': () => listed(m345, { examples: () => m346, search: () => m347 }),
    'savings-return': () => listed(m348, { examples: () => m349, search: () => m350 }),
    'severance': () => listed(m351, { examples: () => m352, search: () => m353 }),
    'severance-by-dates': () => listed(m354, { examples: () => m355, search: () => m356 }),
    'sick-pay': () => listed(m357, { examples: () => m358, search: () => m359 }),
    'simple-interest': () => listed(m360, { examples: () => m361, search: () => m362 }),
    'simples-nacional': () => listed(m363, { examples: () => m364, search: () => m365 }),
    'special-retirement': () => listed(m366, { examples: () => m367, search: () => m368 }),
    'stock-tax': () => listed(m369, { examples: () => m370, search: () => m371 }),
    'tax-reform': () => listed(m372, { examples: () => m373, search: () => m374 }),
    'tesouro-ipca': () => listed(m375, { examples: () => m376, search: () => m377 }),
    'tesouro-monthly': () => listed(m378, { examples: () => m379, search: () => m380 }),
    'tesouro-prefixado': () => listed(m381, { examples: () => m382, search: () => m383 }),
    'tesouro-selic': () => listed(m384, { examples: () => m385, search: () => m386 }),
    'thirteenth-salary': () => listed(m387, { examples: () => m388, search: () => m389 }),
    'time-bank': () => listed(m390, { examples: () => m391, search: () => m392 }),
    'transport-voucher': () => listed(m393, { examples: () => m394, search: () => m395 }),
    'unemployment-insurance': () => listed(m396, { examples: () => m397, search: () => m398 }),
    'vacation-pay': () => listed(m399, { examples: () => m400, search: () => m401 }),
    'weekly-rest': () => listed(m402, { examples: () => m403, search: () => m404 }),
    'work-hours': () => listed(m405, { examples: () => m406, search: () => m407 }),
  },
  decisions: {
    'accept_raise': () => listed(m408, { examples: () => m409, search: () => m410 }),
    'after_dismissal': () => listed(m411, { examples: () => m412, search: () => m413 }),
    'agreement_or_dismissal': () => listed(m414, { examples: () => m415, search: () => m416 }),
    'benefit_and_raise': () => listed(m417, { examples: () => m418, search: () => m419 }),
    'buy_or_rent': () => listed(m420, { examples: () => m421, search: () => m422 }),
    'choose_tax_regime': () => listed(m423, { examples: () => m424, search: () => m425 }),
    'evaluate_pj_offer': () => listed(m426, { examples: () => m427, search: () => m428 }),
    'open_mei_or_me': () => listed(m429, { examples: () => m430, search: () => m431 }),
    'pay_debt_or_invest': () => listed(m432, { examples: () => m433, search: () => m434 }),
    'pay_off_early': () => listed(m435, { examples: () => m436, search: () => m437 }),
    'rent_adjust_or_move': () => listed(m438, { examples: () => m439, search: () => m440 }),
    'when_to_retire': () => listed(m441, { examples: () => m442, search: () => m443 }),
    'where_to_invest': () => listed(m444, { examples: () => m445, search: () => m446 }),
  },
  questions: {
    'compare': () => listed(m447, { examples: () => m448, search: () => m449 }),
    'solve': () => listed(m450, { examples: () => m451, search: () => m452 }),
    'sweep': () => listed(m453, { examples: () => m454, search: () => m455 }),
    'timeline': () => listed(m456, { examples: () => m457, search: () => m458 }),
  },
  checks: {
    'check-inss': () => listed(m459, { examples: () => m460, search: () => m461 }),
    'check-irpf-obligation': () => listed(m462, { examples: () => m463, search: () => m464 }),
    'check-irrf': () => listed(m465, { examples: () => m466, search: () => m467 }),
    'check-payslip': () => listed(m468, { examples: () => m469, search: () => m470 }),
    'check-severance': () => listed(m471, { examples: () => m472, search: () => m473 }),
    'check-thirteenth': () => listed(m474, { examples: () => m475, search: () => m476 }),
    'check-vacation-receipt': () => listed(m477, { examples: () => m478, search: () => m479 }),
  },
  queries: {
    'bond-history': () => listed(m480, { search: () => m481 }),
    'bonds': () => listed(m482, { search: () => m483 }),
    'calculators': () => listed(m484, {  }),
    'calendar': () => listed(m485, { search: () => m486 }),
    'calendar-business-days': () => listed(m487, { search: () => m488 }),
    'changes': () => listed(m489, { search: () => m490 }),
    'checks': () => listed(m491, {  }),
    'classifications': () => listed(m492, { search: () => m493 }),
    'exchange': () => listed(m494, { search: () => m495 }),
    'exchange-currency': () => listed(m496, { search: () => m497 }),
    'expectations': () => listed(m498, { search: () => m499 }),
    'health': () => listed(m500, {  }),
    'obligations': () => listed(m501, { search: () => m502 }),
    'rates': () => listed(m503, {  }),
    'rates-accumulated': () => listed(m504, {  }),
    'rates-history': () => listed(m505, {  }),
    'read-document': () => listed(m506, { search: () => m507 }),
    'salary': () => listed(m508, {  }),
    'salary-list': () => listed(m509, {  }),
    'search': () => listed(m510, { search: () => m511 }),
    'series': () => listed(m512, { search: () => m513 }),
    'series-code': () => listed(m514, { search: () => m515 }),
    'sources': () => listed(m516, { search: () => m517 }),
    'table': () => listed(m518, {  }),
    'table-history': () => listed(m519, {  }),
    'tables': () => listed(m520, {  }),
    'workflows': () => listed(m521, {  }),
  },
  laws: {
    'acquired-retirement': () => m522,
    'apprentice': () => m523,
    'benefit-accumulation': () => m524,
    'bolsa-familia': () => m525,
    'bpc': () => m526,
    'capital-gain': () => m527,
    'card-interest-cap': () => m528,
    'carne-leao': () => m529,
    'civil-interest': () => m530,
    'company-size': () => m531,
    'consumption-tax': () => m532,
    'contribution-time': () => m533,
    'crypto': () => m534,
    'custody-fee': () => m535,
    'death-pension': () => m536,
    'disabled-retirement': () => m537,
    'dismissal-contribution': () => m538,
    'dividends': () => m539,
    'domestic': () => m540,
    'due-dates': () => m541,
    'early-payoff': () => m542,
    'employer-charges': () => m543,
    'family-allowance': () => m544,
    'federal-servants': () => m545,
    'fgts': () => m546,
    'fgts-advance': () => m547,
    'fgts-anniversary': () => m548,
    'fgts-home': () => m549,
    'foreign-investments': () => m550,
    'fund-tax': () => m551,
    'hazard-pay': () => m552,
    'inclusion-aid': () => m553,
    'inss': () => m554,
    'inss-self-employed': () => m555,
    'intermittent': () => m556,
    'internship': () => m557,
    'investment-income-tax': () => m558,
    'iof': () => m559,
    'iof-exchange': () => m560,
    'iof-redemption': () => m561,
    'ipva': () => m562,
    'irpf-annual': () => m563,
    'irpf-obligation': () => m564,
    'irrf': () => m565,
    'itbi': () => m566,
    'labour-update': () => m567,
    'late-charges': () => m568,
    'late-payment': () => m569,
    'lci-lca-term': () => m570,
    'legal-rate': () => m571,
    'lump-sum': () => m572,
    'maternity': () => m573,
    'mei': () => m574,
    'mei-excess': () => m575,
    'minimum-existence': () => m576,
    'minimum-tax': () => m577,
    'minimum-wage': () => m578,
    'night-extension': () => m579,
    'night-work': () => m580,
    'notice': () => m581,
    'other-terminations': () => m582,
    'overdraft': () => m583,
    'overtime': () => m584,
    'own-account': () => m585,
    'paternity': () => m586,
    'payroll-lines': () => m587,
    'payroll-loan': () => m588,
    'plr': () => m589,
    'presumed-profit': () => m590,
    'private-pension': () => m591,
    'property-relief': () => m592,
    'public-debt-update': () => m593,
    'rent-adjustment': () => m594,
    'rent-penalty': () => m595,
    'retirement': () => m596,
    'retirement-transition': () => m597,
    'rural-retirement': () => m598,
    'salary-allowance': () => m599,
    'salary-average': () => m600,
    'savings-rule': () => m601,
    'severance-deadline': () => m602,
    'sick-pay': () => m603,
    'simples-nacional': () => m604,
    'special-retirement': () => m605,
    'stock-exchange': () => m606,
    'tax-reform': () => m607,
    'termination': () => m608,
    'thirteenth': () => m609,
    'time-bank': () => m610,
    'time-tolerance': () => m611,
    'transport-voucher': () => m612,
    'uncontested-pay': () => m613,
    'unemployment-eligibility': () => m614,
    'unemployment-insurance': () => m615,
    'vacation': () => m616,
    'vacation-entitlement': () => m617,
    'vgbl-iof': () => m618,
    'weekly-rest': () => m619,
    'worked-notice': () => m620,
    'working-time': () => m621,
  },
  lawSearch: {
    'acquired-retirement': () => m622,
    'apprentice': () => m623,
    'benefit-accumulation': () => m624,
    'bolsa-familia': () => m625,
    'bpc': () => m626,
    'capital-gain': () => m627,
    'card-interest-cap': () => m628,
    'carne-leao': () => m629,
    'civil-interest': () => m630,
    'company-size': () => m631,
    'consumption-tax': () => m632,
    'contribution-time': () => m633,
    'crypto': () => m634,
    'custody-fee': () => m635,
    'death-pension': () => m636,
    'disabled-retirement': () => m637,
    'dismissal-contribution': () => m638,
    'dividends': () => m639,
    'domestic': () => m640,
    'due-dates': () => m641,
    'early-payoff': () => m642,
    'employer-charges': () => m643,
    'family-allowance': () => m644,
    'federal-servants': () => m645,
    'fgts': () => m646,
    'fgts-advance': () => m647,
    'fgts-anniversary': () => m648,
    'fgts-home': () => m649,
    'foreign-investments': () => m650,
    'fund-tax': () => m651,
    'hazard-pay': () => m652,
    'inclusion-aid': () => m653,
    'inss': () => m654,
    'inss-self-employed': () => m655,
    'intermittent': () => m656,
    'internship': () => m657,
    'investment-income-tax': () => m658,
    'iof': () => m659,
    'iof-exchange': () => m660,
    'iof-redemption': () => m661,
    'ipva': () => m662,
    'irpf-annual': () => m663,
    'irpf-obligation': () => m664,
    'irrf': () => m665,
    'itbi': () => m666,
    'labour-update': () => m667,
    'late-charges': () => m668,
    'late-payment': () => m669,
    'lci-lca-term': () => m670,
    'legal-rate': () => m671,
    'lump-sum': () => m672,
    'maternity': () => m673,
    'mei': () => m674,
    'mei-excess': () => m675,
    'minimum-existence': () => m676,
    'minimum-tax': () => m677,
    'minimum-wage': () => m678,
    'night-extension': () => m679,
    'night-work': () => m680,
    'notice': () => m681,
    'other-terminations': () => m682,
    'overdraft': () => m683,
    'overtime': () => m684,
    'own-account': () => m685,
    'paternity': () => m686,
    'payroll-lines': () => m687,
    'payroll-loan': () => m688,
    'plr': () => m689,
    'presumed-profit': () => m690,
    'private-pension': () => m691,
    'property-relief': () => m692,
    'public-debt-update': () => m693,
    'rent-adjustment': () => m694,
    'rent-penalty': () => m695,
    'retirement': () => m696,
    'retirement-transition': () => m697,
    'rural-retirement': () => m698,
    'salary-allowance': () => m699,
    'salary-average': () => m700,
    'savings-rule': () => m701,
    'severance-deadline': () => m702,
    'sick-pay': () => m703,
    'simples-nacional': () => m704,
    'special-retirement': () => m705,
    'stock-exchange': () => m706,
    'tax-reform': () => m707,
    'termination': () => m708,
    'thirteenth': () => m709,
    'time-bank': () => m710,
    'time-tolerance': () => m711,
    'transport-voucher': () => m712,
    'uncontested-pay': () => m713,
    'unemployment-eligibility': () => m714,
    'unemployment-insurance': () => m715,
    'vacation': () => m716,
    'vacation-entitlement': () => m717,
    'vgbl-iof': () => m718,
    'weekly-rest': () => m719,
    'worked-notice': () => m720,
    'working-time': () => m721,
  },
})
