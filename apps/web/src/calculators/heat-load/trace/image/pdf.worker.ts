// The worker of pdf.js as a file of the build: its policy and its address are those of other workers.
import "pdfjs-dist/build/pdf.worker.min.mjs";
