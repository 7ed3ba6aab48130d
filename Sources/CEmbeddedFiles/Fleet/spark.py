"""Answers SQL on Spark: the file argv[1] has statements to prepare and questions to answer.

Prints a line of JSON for each row, and a line `--answer` after each question; where a statement
fails, a line `--error` and the error on stderr.
"""
import json
import sys

try:
    from pyspark.sql import SparkSession
except ImportError:
    sys.exit(69)

with open(sys.argv[1], encoding="utf-8") as file:
    job = json.load(file)
builder = SparkSession.builder.appName("listscope fleet")
for name, value in job["settings"].items():
    builder = builder.config(name, value)
spark = builder.getOrCreate()
spark.sparkContext.setLogLevel("OFF")
try:
    for statement in job["setup"]:
        spark.sql(statement)
    for question in job["questions"]:
        for row in spark.sql(question).collect():
            print(json.dumps(row.asDict(), ensure_ascii=False))
        print("--answer")
except Exception as error:
    # The stack of the JVM helps nobody.
    print("--error", file=sys.stderr)
    print(str(error).split("\n\tat ")[0].split("JVM stacktrace")[0].strip(), file=sys.stderr)
    sys.exit(1)
finally:
    spark.stop()
