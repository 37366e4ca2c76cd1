// Five calls with the client that oapi-codegen generates. Run as: go run . http://127.0.0.1:3000
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"
	"time"

	"example/centavo"

	"github.com/oapi-codegen/runtime/types"
)

func main() {
	client, err := centavo.NewClientWithResponses(os.Args[1])
	check(err)
	ctx := context.Background()

	dependents := 1
	october := date(2026, time.October, 1)

	salary, err := client.NetSalaryWithResponse(ctx, &centavo.NetSalaryParams{
		GrossSalary:   5200,
		Dependents:    &dependents,
		ReferenceDate: &october,
	})
	check(err)

	table, err := client.TableWithResponse(ctx, centavo.TableNameInss, &centavo.TableParams{Date: &october})
	check(err)

	inss, err := client.CheckInssPostWithResponse(ctx, nil, centavo.CheckInssInput{
		BaseSalary:    5200,
		InformedInss:  529.5,
		ReferenceDate: "2026-10",
	})
	check(err)

	inflation := 4.0
	raise, err := client.AcceptRaisePostWithResponse(ctx, nil, centavo.AcceptRaiseInput{
		CurrentSalary:   5200,
		ProposedSalary:  5600,
		LastRaiseDate:   date(2025, time.October, 1),
		Dependents:      &dependents,
		InflationPeriod: &inflation,
		ReferenceDate:   &october,
	})
	check(err)

	basicSalary := 5200.0
	payroll, err := client.PayrollRunWithResponse(ctx, nil, centavo.PayrollRunInput{
		Month:  "2026-10",
		People: []centavo.PeopleEntry{{Id: "1", BasicSalary: &basicSalary, Dependents: &dependents}},
	})
	check(err)

	// JSON200 is nil where the answer is a refusal: it is in JSON400 then.
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"netSalary":       salary.JSON200.NetSalary,
		"inss":            salary.JSON200.Inss,
		"ceiling":         table.JSON200.Values["ceiling"],
		"check":           inss.JSON200.Verdict,
		"decision":        raise.JSON200.Verdict,
		"breakEvenSalary": raise.JSON200.BreakEvenSalary,
		"payrollNet":      payroll.JSON200.Totals.Net,
	}))
}

func date(year int, month time.Month, day int) types.Date {
	return types.Date{Time: time.Date(year, month, day, 0, 0, 0, 0, time.UTC)}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
