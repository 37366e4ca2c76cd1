<?php
// Take-home pay by the HTTP API, with nothing but PHP 8 itself.
//
//     php samples/net_salary.php [address]

declare(strict_types=1);

$base = $argv[1] ?? 'http://localhost:3000';

/** One calculation; a refusal is thrown with the reason of each field. */
function calculate(string $base, string $calculator, array $fields): array
{
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'content-type: application/json',
        'content' => json_encode($fields, JSON_THROW_ON_ERROR),
        'ignore_errors' => true,
    ]]);
    $text = file_get_contents("$base/v1/calc/$calculator", false, $context);
    if ($text === false) {
        throw new RuntimeException("no answer from $base");
    }
    $body = json_decode($text, true, flags: JSON_THROW_ON_ERROR);
    if (isset($body['error'])) {
        $reasons = array_map(fn (array $issue) => "{$issue['field']} {$issue['message']}", $body['issues'] ?? []);
        throw new InvalidArgumentException(implode('; ', $reasons) ?: $body['error']);
    }
    return $body;
}

$answer = calculate($base, 'net-salary', ['gross_salary' => 5200, 'dependents' => 1]);
printf("net of 5200 with one dependent: %.2f\n", $answer['netSalary']);
foreach ($answer['basis'] as $law) {
    echo "  by {$law['norm']}, since {$law['effectiveFrom']}\n";
}

try {
    calculate($base, 'net-salary', ['gross_salary' => -1]);
} catch (InvalidArgumentException $error) {
    echo 'refused: ', $error->getMessage(), "\n";
}
